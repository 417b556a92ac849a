import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { flattenTexts } from '../../architecture/rules/message-files.ts';
import { SPECIFIED_STATES } from './section-4-states.ts';
import { SPECIFIED_VALIDATION } from './section-5-validation.ts';
import { OTHER_SPECIFIED_MESSAGES, SPECIFIED_MESSAGES } from './section-8-messages.ts';
import { SPECIFIED_CONSTANTS } from './section-9-constants.ts';

const readText = (file: string) => readFileSync(file, 'utf8');

function readMessages(language: 'en' | 'ar'): Map<string, string> {
  return new Map(
    Object.entries(MESSAGE_RESOURCES[language]).flatMap(([namespace, tree]) =>
      [...flattenTexts(tree)].map(([key, text]) => [`${namespace}:${key}`, String(text)] as const),
    ),
  );
}

// Error codes of the wallet, whose texts the specification does not define.
const isCode = (message: string) => /^[a-z_]+$/.test(message);

describe('A state or transition of section 4 has a test', () => {
  it.each(SPECIFIED_STATES)('%s', (_state, file, test) => {
    const quoted = [`'${test}`, test];
    const source = readText(file);
    expect(quoted.some((name) => source.includes(name))).toBe(true);
  });
});

describe.each([
  ['5', SPECIFIED_VALIDATION],
  ['8', SPECIFIED_MESSAGES],
] as const)('A message of section %s is in both languages, and shown by a test', (_, rows) => {
  const messages = { en: readMessages('en'), ar: readMessages('ar') };

  it.each(rows)('%s (%s)', (message, key, file, text) => {
    const [english = '', arabic = ''] = [messages.en.get(key), messages.ar.get(key)];
    if (!isCode(message)) expect(english.toLowerCase()).toContain(message.toLowerCase());
    expect(english).toMatch(/^[A-Z]/);
    expect(arabic).toMatch(/\p{Script=Arabic}/u);
    expect(readText(file)).toContain(text);
  });
});

describe('Another message of section 8 is shown by a test', () => {
  it.each(OTHER_SPECIFIED_MESSAGES)('%s', (_message, file, text) => {
    expect(readText(file)).toContain(text);
  });
});

describe('A constant of section 9 is declared once', () => {
  it.each(SPECIFIED_CONSTANTS)('%s', (_constant, file, declaration) => {
    expect(readText(file).split(declaration)).toHaveLength(2);
  });
});
