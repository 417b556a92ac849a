/** A shade; rows are sorted by hue, light to deep. */
export type Row = [code: number, hex: string, en: string, ar: string];
