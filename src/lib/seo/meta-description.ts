const MAX_LENGTH = 160;
const SENTENCE = /(?<=[.!?؟])\s+/;

/** Returns a meta description: as many sentences of the texts as search engines show. */
export function createMetaDescription(...texts: string[]): string {
  const sentences = texts.flatMap((text) => text.trim().split(SENTENCE)).filter(Boolean);
  let description = '';
  for (const sentence of sentences) {
    const extended = description ? `${description} ${sentence}` : sentence;
    if (extended.length > MAX_LENGTH) break;
    description = extended;
  }
  if (description) return description;
  const [first = ''] = sentences;
  return `${first.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
