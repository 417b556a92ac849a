/** A boolean on both engines. */
export type Flag = 0 | 1;
