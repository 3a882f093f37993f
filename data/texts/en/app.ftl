# Screens outside the table.

title-tagline = A co-operative game for two to four crew
