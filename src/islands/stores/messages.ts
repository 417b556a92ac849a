import type { Translate } from '#lib/messages/translate.ts';

/** Messages of the enhanced store list; names and distances are placeholders. */
export interface StoreAvailabilityMessages {
  loading: string;
  failed: string;
  locating: string;
  nearest: string;
  refused: string;
  lost: string;
  away: string;
  collects: string;
  forgets: string;
  notKept: string;
}

/** Server only. */
export function getStoreAvailabilityMessages(t: Translate): StoreAvailabilityMessages {
  const name = '{{name}}';
  return {
    loading: t('availability:loading'),
    failed: t('availability:failed'),
    locating: t('availability:locating'),
    nearest: t('availability:nearest'),
    refused: t('availability:refused'),
    lost: t('availability:lost'),
    away: t('availability:away', { km: '{{km}}' }),
    collects: t('availability:collects', { name }),
    forgets: t('availability:forgets', { name }),
    notKept: t('availability:notKept'),
  };
}

/** Messages of the panel around the list. */
export interface StorePanelMessages {
  title: string;
  close: string;
  loading: string;
  failed: string;
  again: string;
}

/** Server only. */
export function getStorePanelMessages(t: Translate): StorePanelMessages {
  return {
    title: t('availability:find'),
    close: t('availability:close'),
    loading: t('availability:loading'),
    failed: t('availability:failed'),
    again: t('availability:again'),
  };
}
