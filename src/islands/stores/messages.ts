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
    loading: t('find:loading'),
    failed: t('find:failed'),
    locating: t('find:locating'),
    nearest: t('find:nearest'),
    refused: t('find:refused'),
    lost: t('find:lost'),
    away: t('find:away', { km: '{{km}}' }),
    collects: t('find:collects', { name }),
    forgets: t('find:forgets', { name }),
    notKept: t('find:notKept'),
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
    title: t('find:find'),
    close: t('find:close'),
    loading: t('find:loading'),
    failed: t('find:failed'),
    again: t('find:again'),
  };
}
