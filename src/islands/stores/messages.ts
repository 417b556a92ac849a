import type { Translate } from '#lib/messages/translate.ts';

/** Words of the list of stores while it is used; names and distances stay open. */
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

/** On the server: the words that the list carries. */
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

/** Words of the panel that the list stands in. */
export interface StorePanelMessages {
  title: string;
  close: string;
  loading: string;
  failed: string;
  again: string;
}

/** On the server: the words that the panel carries. */
export function getStorePanelMessages(t: Translate): StorePanelMessages {
  return {
    title: t('find:find'),
    close: t('find:close'),
    loading: t('find:loading'),
    failed: t('find:failed'),
    again: t('find:again'),
  };
}
