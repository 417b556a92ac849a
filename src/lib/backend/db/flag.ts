/** A boolean column, stored as an integer because SQLite has no boolean type. */
export type Flag = 0 | 1;
