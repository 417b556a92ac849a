// In an attribute each quote is escaped to six characters; a backtick is not.
const swapQuotes = (text: string): string => text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));

/** Packs a value as JSON for an island's prop, at less than half of its escaped size. */
export const packJson = (value: unknown): string => swapQuotes(JSON.stringify(value));

/** Returns the value that was packed. */
export const unpackJson = <T>(packed: string): T => JSON.parse(swapQuotes(packed));
