import { formatDate, formatTime } from '#lib/format/date.ts';
import { localePath } from '#lib/locale/path.ts';
import type { MessageKind } from '../message.ts';
import type { Letter } from './letter.ts';
import { type Context, fromLeft, ownWay } from './values.ts';

type Body = Pick<Letter, 'paragraphs' | 'code' | 'closing' | 'action'>;

const MINUTE = 60_000;

const linkTo = ({ site, locale }: Context, path: string): string => site + localePath(locale, path);

function greet({ t, facts }: Context): string {
  return facts.name ? t('mail:greeting', { name: ownWay(facts.name) }) : t('mail:greetingPlain');
}

/** The day and the hour of a fact, in the time of the country. */
export function momentOf({ facts, at, locale }: Context): { date: string; time: string } {
  const when = Number(facts.at) || at;
  return { date: fromLeft(formatDate(when, locale)), time: fromLeft(formatTime(when, locale)) };
}

const PURPOSES = ['sign-in', 'sign-up', 'reset', 'change-email', 'change-mobile', 'deletion'] as const;

// It goes to people who may have nothing to do with the shop: nothing in it was typed by somebody else.
function writeCode({ t, facts, at }: Context): Body {
  const purpose = PURPOSES.find((one) => one === facts.purpose) ?? 'sign-in';
  const count = Math.max(1, Math.round((Number(facts.expiresAt) - at) / MINUTE) || 1);
  return {
    paragraphs: [t('mail:greetingPlain'), t(`mail:code.${purpose}`)],
    code: facts.code ?? '',
    closing: [t('mail:code.life', { count }), t('mail:code.care')],
  };
}

const WRITERS: Record<MessageKind, (context: Context) => Body> = {
  code: writeCode,
  welcome: (it) => ({
    paragraphs: [greet(it), it.t('mail:welcome.text')],
    action: { label: it.t('mail:welcome.action'), href: linkTo(it, '/') },
  }),
  'password-changed': (it) => ({
    paragraphs: [greet(it), it.t('mail:password-changed.text'), it.t('mail:password-changed.care')],
    action: { label: it.t('mail:password-changed.action'), href: linkTo(it, '/forgot-password') },
  }),
  'new-device': (it) => ({
    paragraphs: [
      greet(it),
      it.facts.device
        ? it.t('mail:new-device.text', { device: fromLeft(it.facts.device), ...momentOf(it) })
        : it.t('mail:new-device.textPlain', momentOf(it)),
      it.t('mail:new-device.care'),
    ],
    action: { label: it.t('mail:new-device.action'), href: linkTo(it, '/forgot-password') },
  }),
  'contact-changed': (it) => ({
    paragraphs: [
      greet(it),
      it.t(`mail:contact-changed.${it.facts.what === 'mobile' ? 'mobile' : 'email'}`, {
        sentTo: fromLeft(it.facts.sentTo ?? ''),
      }),
      it.t('mail:contact-changed.care'),
    ],
    action: { label: it.t('mail:contact-changed.action'), href: linkTo(it, '/forgot-password') },
  }),
  'account-deleted': (it) => ({
    paragraphs: [greet(it), it.t('mail:account-deleted.text'), it.t('mail:account-deleted.care')],
    action: { label: it.t('mail:account-deleted.action'), href: linkTo(it, '/') },
  }),
};

/** What a mail of each kind says. */
export function writeLetter(context: Context): Body {
  return WRITERS[context.kind](context);
}
