// A unit is an Arabic word, or at most four Latin letters. The isolate of a measure (`\u206660 × 60\u2069 سم`)
// ends between its last digit and the space.
const SPACE_IN_MEASURE = /([\d×]\u2069?) (?=[\d×\p{Script=Arabic}]|\p{L}{1,4}(?!\p{L}))/gu;
const DASH = /(×[^ ]*)? – /g;

/**
 * Inserts non-breaking spaces into a name: between a number and its unit, between the factors of a measure,
 * and around a dash; after a measure, which is long, only between the dash and the following word. Only for
 * names that are displayed: search, titles, structured data and stored names have ordinary spaces.
 */
export function preventNameBreaks(name: string): string {
  return (
    name
      .replace(SPACE_IN_MEASURE, '$1\u00a0')
      // A line may break between a dash and a non-breaking space. U+FEFF prevents it and is white space for those
      // who compare the text, unlike U+2060.
      .replace(DASH, (_, measure?: string) => `${measure ? `${measure} ` : '\u00a0'}–\ufeff\u00a0`)
  );
}

/** Prevents the breaks in the name of a line. Server only: browsers format changed lines without it. */
export function preventLineNameBreaks<Line extends { name: string }>(line: Line): Line {
  return { ...line, name: preventNameBreaks(line.name) };
}
