import { expect, it } from 'vitest';
import { readFiles } from './rules/source-files.ts';

const FORM = /<form\b[\s\S]*?<\/form>/g;
/** A read-only field whose text visitors copy. */
const READ_ONLY = /<Field\b[^>]*readOnly[^>]*>/g;
/** The end of the opening tag; arrow functions in its attributes do not end it. */
const END_OF_TAG = /(?<!=)>/;
/** Attributes that make a browser show a message in its own language. */
const CONSTRAINT =
  /\b(required|min=|max=|max[lL]ength|min[lL]ength|pattern=|type="(email|tel|number|url)")|<(Field|QuantityInput)\b/;

it('forms with constraints report errors in the language of the page', () => {
  const formsWithConstraints = readFiles('src', /\.(astro|tsx)$/).flatMap(({ path, text }) =>
    [...text.matchAll(FORM)]
      .map(([form]) => form.replace(READ_ONLY, ''))
      .filter((form) => CONSTRAINT.test(form) && !/novalidate/i.test(form.slice(0, form.search(END_OF_TAG))))
      .map(() => path),
  );
  expect(formsWithConstraints).toEqual([]);
});
