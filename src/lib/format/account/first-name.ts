const MAX_LENGTH = 14;

// Names of two words, such as "Abdul Rahman" and "أبو بكر".
const FIRST_WORDS = /^(abd|abdal|abdel|abdul|abu|al|el|umm|عبد|أبو|أم)$/i;

/** Returns the name by which the header addresses a customer; empty when the name is unknown. */
export function formatFirstName(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const called = FIRST_WORDS.test(first) ? `${first} ${second}`.trim() : first;
  const letters = [...called];
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH - 1).join('')}…` : called;
}
