/** A shade; rows are sorted by hue, light to deep. */
export type ShadeRow = [code: number, hex: string, en: string, ar: string];
