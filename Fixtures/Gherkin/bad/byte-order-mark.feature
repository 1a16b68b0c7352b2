Faeture: a slip on the first line
