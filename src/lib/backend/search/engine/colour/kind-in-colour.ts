import { tokenize } from '../text/tokenizer.ts';
import { readColourQuery } from './paint-query.ts';

const ARTICLE = /^(?:ال|the$)/;

/**
 * Returns the words of a query beside its colour; undefined if it names none, or a certain thing that may have become
 * so: "the grout is black".
 */
export function findColouredThing(query: string): string | undefined {
  const subject = readColourQuery(query)?.subject;
  return subject && !tokenize(query).some((word) => ARTICLE.test(word)) ? subject : undefined;
}
