import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../../ui/messages.ts';

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
  const entries = SHARE_KEYS.map((key) => [key, t(`cart:${key}`)]);
  return { ...(Object.fromEntries(entries) as ShareCartMessages), errors: getErrorMessages(t) };
}
