import { interpolate } from '#lib/format/interpolate.ts';
import type { AuthDialogMessages } from '../messages.ts';
import type { DialogView } from './views.ts';

/** Heading of a view. */
export function getViewTitle(view: DialogView, words: AuthDialogMessages): string {
  switch (view.name) {
    case 'sign-in':
      return words.signInTitle;
    case 'send-code':
      return words.codeTitle;
    case 'sign-up':
      return words.signUpTitle;
    case 'forgot':
      return words.forgotTitle;
    case 'code':
      return words.verifyTitle;
    case 'new-password':
      return view.isMigrated ? words.migratedTitle : words.resetTitle;
    case 'missed':
      return words.notMerged;
  }
}

/** Text below the heading; null where the heading suffices. */
export function getViewText(view: DialogView, words: AuthDialogMessages): string | null {
  switch (view.name) {
    case 'sign-in':
      return words.signInText;
    case 'send-code':
      return words.codeText;
    case 'sign-up':
      return words.signUpText;
    case 'forgot':
      return words.forgotText;
    case 'code': {
      const { purpose, sentTo } = view.challenge;
      const template = words[`verifyText-${purpose as 'sign-in' | 'sign-up' | 'reset'}`];
      // Isolated, so that Arabic text does not reorder it.
      return interpolate(template, { to: `\u2066${sentTo}\u2069` });
    }
    case 'new-password':
      return view.isMigrated ? words.migratedText : words.resetText;
    case 'missed':
      return null;
  }
}
