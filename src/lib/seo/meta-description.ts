const MAX_LENGTH = 160;
const SENTENCE = /(?<=[.!?؟])\s+/;

/** Returns a meta description: as many sentences of the texts as search engines show. */
export function createMetaDescription(...texts: string[]): string {
  const sentences = texts.flatMap((text) => text.trim().split(SENTENCE)).filter(Boolean);
  let description = '';
  for (const sentence of sentences) {
    const longer = description ? `${description} ${sentence}` : sentence;
    if (longer.length > MAX_LENGTH) break;
    description = longer;
  }
  if (description) return description;
  const [first = ''] = sentences;
  return `${first.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
