import { expect, it } from 'vitest';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { flattenTexts } from '../../architecture/rules/message-files.ts';

const messages = [...flattenTexts(MESSAGE_RESOURCES.ar)] as [string, string][];

const listKeysMatching = (error: RegExp) =>
  messages.filter(([, text]) => error.test(text)).map(([key]) => key);

it('a one-letter prefix has no space behind it', () => {
  expect(listKeysMatching(/ـ /)).toEqual([]);
});

it('no verb agrees with a product of unknown gender', () => {
  const verbs = /(^| )(أُزيلت?|أُضيفت?|حُفظت?|نُقلت?|عادت?|أصبحت?|صارت?|(لم )?(يعد|تعد)) \{\{name\}\}/;
  expect(listKeysMatching(verbs)).toEqual([]);
});

it('a doubled consonant is written the same everywhere', () => {
  expect(listKeysMatching(/تعذر|(^| )تصفح |المفضلة|مفضلتك|المخفض /)).toEqual([]);
});
