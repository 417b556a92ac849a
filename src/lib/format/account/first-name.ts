const MAX_LENGTH = 14;

// First words of names with two words, such as "Abdul Rahman" and "أبو بكر".
const FIRST_WORDS = /^(abd|abdal|abdel|abdul|abu|al|el|umm|عبد|أبو|أم)$/i;

/** Returns the name by which the header addresses a customer; empty when the name is unknown. */
export function formatFirstName(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const firstName = FIRST_WORDS.test(first) ? `${first} ${second}`.trim() : first;
  const letters = [...firstName];
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH - 1).join('')}…` : firstName;
}
