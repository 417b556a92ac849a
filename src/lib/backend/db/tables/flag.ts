/** How both engines keep a yes or a no. */
export type Flag = 0 | 1;
