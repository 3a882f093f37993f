"""Tell what is to be seen on the table: views, layout, words. Pure, without pixels."""
