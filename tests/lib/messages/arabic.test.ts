import { expect, it } from 'vitest';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { flatten } from '../../architecture/message-files.ts';

const messages = [...flatten(MESSAGE_RESOURCES.ar)] as [string, string][];

const whichMatch = (fault: RegExp) => messages.filter(([, text]) => fault.test(text)).map(([key]) => key);

it('a letter that leans on the next word has no space behind it', () => {
  expect(whichMatch(/ـ /)).toEqual([]);
});

it('no verb agrees with a product that may be masculine or feminine', () => {
  const verbs = /(^| )(أُزيلت?|أُضيفت?|حُفظت?|نُقلت?|عادت?|أصبحت?|صارت?|(لم )?(يعد|تعد)) \{\{name\}\}/;
  expect(whichMatch(verbs)).toEqual([]);
});

it('what is doubled is written so everywhere', () => {
  expect(whichMatch(/تعذر|(^| )تصفح |المفضلة|مفضلتك|المخفض /)).toEqual([]);
});
