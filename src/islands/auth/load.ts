import type { ComponentType } from 'react';
import sheet from '#layouts/styles/auth.css?url';
import { type Locale, type LocaleTag, parseLocale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';
import { connectSession, type SessionPlace } from '#lib/stores/session.ts';
import { whenRehydrated } from '#lib/stores/state/gate.ts';
import { fill } from '../ui/words.ts';
import { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx';
import { type DialogWords, dialogWords } from './words.ts';

/** Everything that the dialog needs to be drawn. */
export interface Drawn {
  Dialog: ComponentType<AuthDialogProps>;
  locale: Locale;
  words: DialogWords;
}

// What was typed before is worth a moment, not more.
const PATIENCE_MS = 300;

type Messages = { [key: string]: Messages | string };

/** Words without what pages have for making them: nothing but gaps to fill. */
function speak(messages: Messages): Translate {
  const say = (key: string, values: Record<string, string> = {}): string => {
    const found = key
      .split(/[:.]/)
      .reduce<Messages | string | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        messages,
      );
    return typeof found === 'string' ? fill(found, values) : key;
  };
  return say as unknown as Translate;
}

function loadSheet(): Promise<void> {
  if (document.querySelector(`link[href="${sheet}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Fetches what the dialog is made of, in the words of the page. */
export async function loadDialog(tag: LocaleTag, identity: SessionPlace['identity']): Promise<Drawn> {
  const locale = parseLocale(tag) as Locale;
  const { language, country } = locale;
  connectSession({ language, country: country.code, identity });
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const [messages] = await Promise.all([
    language === 'ar' ? import('./words-ar.ts') : import('./words-en.ts'),
    loadSheet(),
    Promise.race([whenRehydrated(), patience]),
  ]);
  const t = speak({ auth: messages.auth, errors: messages.errors });
  return { Dialog: AuthDialog, locale, words: dialogWords(t, locale) };
}
