import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../../ui/messages.ts';
import { getMessagesByKey } from '../../ui/messages-by-key.ts';

const SHARE_KEYS = [
  'shareText',
  'shareMake',
  'shareLabel',
  'shareCopy',
  'shareCopied',
  'shareSend',
  'shareReady',
] as const;

export type ShareCartMessages = Record<(typeof SHARE_KEYS)[number], string> & { errors: ErrorMessages };

/** Server only. */
export function getShareCartMessages(t: Translate): ShareCartMessages {
  return { ...getMessagesByKey(t, 'cart:', SHARE_KEYS), errors: getErrorMessages(t) };
}
