/** One chip of the fan deck. Chips stand in strips of one hue, light to deep. */
export type Row = [code: number, hex: string, en: string, ar: string];
