import type { ComponentType } from 'react';
import stylesheetUrl from '#layouts/styles/auth/auth.css?url';
import { type Locale, type LocaleTag, parseLocale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { connectSession, type SessionConfig } from '#lib/state/auth/session.ts';
import { whenRehydrated } from '#lib/state/persisted/when-rehydrated.ts';
import { interpolate } from '../../ui/messages.ts';
import { type AuthDialogMessages, getAuthDialogMessages } from '../messages.ts';
import { AuthDialog, type AuthDialogProps } from './AuthDialog.tsx';

/** Everything needed to render the dialog. */
export interface LoadedDialog {
  Dialog: ComponentType<AuthDialogProps>;
  locale: Locale;
  messages: AuthDialogMessages;
}

type MessageTree = { [key: string]: MessageTree | string };

/** Returns a minimal translator that only interpolates: i18next is not loaded in the browser. */
function createTranslate(messages: MessageTree): Translate {
  const translate = (key: string, values: Record<string, string> = {}): string => {
    const message = key
      .split(/[:.]/)
      .reduce<MessageTree | string | undefined>(
        (node, name) => (typeof node === 'object' ? node[name] : undefined),
        messages,
      );
    return typeof message === 'string' ? interpolate(message, values) : key;
  };
  return translate as unknown as Translate;
}

function loadStylesheet(): Promise<void> {
  if (document.querySelector(`link[href="${stylesheetUrl}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheetUrl;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Loads messages and stylesheet of the dialog in the page's language, and waits for the persisted state. */
export async function loadDialog(tag: LocaleTag, identity: SessionConfig['identity']): Promise<LoadedDialog> {
  const locale = parseLocale(tag) as Locale;
  const { language, country } = locale;
  connectSession({ language, country: country.code, identity });
  const [messages] = await Promise.all([
    language === 'ar' ? import('./messages-ar.ts') : import('./messages-en.ts'),
    loadStylesheet(),
    whenRehydrated(),
  ]);
  const t = createTranslate({ auth: messages.auth, errors: messages.errors });
  return { Dialog: AuthDialog, locale, messages: getAuthDialogMessages(t, locale) };
}
