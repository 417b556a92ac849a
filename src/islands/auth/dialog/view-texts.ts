import { interpolate } from '#lib/format/interpolate.ts';
import type { AuthDialogMessages } from '../messages.ts';
import type { DialogView } from './views.ts';

/** Heading of a view. */
export function getViewTitle(view: DialogView, messages: AuthDialogMessages): string {
  switch (view.name) {
    case 'sign-in':
      return messages.signInTitle;
    case 'send-code':
      return messages.codeTitle;
    case 'sign-up':
      return messages.signUpTitle;
    case 'forgot':
      return messages.forgotTitle;
    case 'code':
      return messages.verifyTitle;
    case 'new-password':
      return view.isMigrated ? messages.migratedTitle : messages.resetTitle;
    case 'unmerged':
      return messages.notMerged;
  }
}

/** Text below the heading; null where the heading suffices. */
export function getViewText(view: DialogView, messages: AuthDialogMessages): string | null {
  switch (view.name) {
    case 'sign-in':
      return messages.signInText;
    case 'send-code':
      return messages.codeText;
    case 'sign-up':
      return messages.signUpText;
    case 'forgot':
      return messages.forgotText;
    case 'code': {
      const { purpose, sentTo } = view.challenge;
      const template = messages[`verifyText-${purpose as 'sign-in' | 'sign-up' | 'reset'}`];
      // Isolated, so that Arabic text does not reorder it.
      return interpolate(template, { to: `\u2066${sentTo}\u2069` });
    }
    case 'new-password':
      return view.isMigrated ? messages.migratedText : messages.resetText;
    case 'unmerged':
      return null;
  }
}
