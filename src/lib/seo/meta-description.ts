const LONGEST = 160;
const SENTENCE = /(?<=[.!?؟])\s+/;

/** A page's description: sentence after sentence of the given texts, as many as a search engine shows. */
export function createMetaDescription(...texts: string[]): string {
  const sentences = texts.flatMap((text) => text.trim().split(SENTENCE)).filter(Boolean);
  let description = '';
  for (const sentence of sentences) {
    const longer = description ? `${description} ${sentence}` : sentence;
    if (longer.length > LONGEST) break;
    description = longer;
  }
  if (description) return description;
  const [first = ''] = sentences;
  return `${first.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`;
}
