import type { CountryCode } from '#lib/locale/countries.ts';
import { getLocale, type Language } from '#lib/locale/locale.ts';
import { localePath } from '#lib/locale/path.ts';
import { getTranslate } from '#lib/messages/index.ts';
import type { MessageKind } from '../message.ts';
import { type Letter, toHtml, toText } from './letter.ts';
import { writeLetter } from './letters.ts';
import { writeSms } from './sms.ts';
import { tidyFacts } from './values.ts';

/** A message to be put into words. */
export interface Draft {
  kind: MessageKind;
  language: Language;
  country: CountryCode;
  facts: Record<string, string>;
  /** When it was asked for, in epoch milliseconds. */
  at: number;
  /** The shop's own origin. */
  site: string;
}

/** A message in words, for each way that it may take. */
export interface Written {
  /** Name of the sender. */
  sender: string;
  /** One line, at most 78 characters. */
  subject: string;
  text: string;
  html: string;
  sms: string;
}

/** Puts a message into the words of its language. */
export function writeMessage(draft: Draft): Written {
  const { kind, at, site } = draft;
  const locale = getLocale(draft.language, draft.country);
  const t = getTranslate(draft.language);
  const context = { kind, at, locale, t, facts: tidyFacts(draft.facts), site };
  const letter: Letter = {
    subject: t(`mail:${kind}.subject`),
    sender: t('mail:sender'),
    footer: t('mail:footer'),
    home: site + localePath(locale, '/'),
    direction: locale.direction,
    lang: locale.bcp47,
    ...writeLetter(context),
  };
  return {
    sender: letter.sender,
    subject: letter.subject,
    text: toText(letter),
    html: toHtml(letter),
    sms: writeSms(context),
  };
}
