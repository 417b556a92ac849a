import type { Translate } from '#lib/messages/translate.ts';
import { type ErrorMessages, getErrorMessages } from '../../ui/messages.ts';
import type { LightboxMessages } from './Lightbox.tsx';
import type { ShareProductMessages } from './ShareProduct.tsx';

/** Messages of the buy box; `added` keeps its placeholder. */
export interface BuyBoxMessages {
  quantity: string;
  decrease: string;
  increase: string;
  addToCart: string;
  soldOut: string;
  shade: string;
  chooseShade: string;
  chooseSize: string;
  wrongQuantity: string;
  added: string;
  viewCart: string;
  /** Shown for items added while offline. */
  waiting: string;
  errors: ErrorMessages;
}

/** Server only. */
export function getBuyBoxMessages(t: Translate): BuyBoxMessages {
  return {
    quantity: t('product:quantity'),
    decrease: t('product:decrease'),
    increase: t('product:increase'),
    addToCart: t('product:addToCart'),
    soldOut: t('product:soldOut'),
    shade: t('product:shade'),
    chooseShade: t('product:shadeError'),
    chooseSize: t('product:chooseSize'),
    wrongQuantity: t('errors:field.quantity'),
    added: t('cart:added', { name: '{{name}}' }),
    viewCart: t('cart:viewCart'),
    waiting: t('cart:waiting'),
    errors: { ...getErrorMessages(t), GENERIC: t('errors:ADD_FAILED') },
  };
}

/** Server only. */
export function getLightboxMessages(t: Translate, name: string): LightboxMessages {
  return {
    title: t('product:gallery', { name }),
    position: t('product:pictureOf', { number: '{{number}}', all: '{{all}}' }),
    larger: t('product:zoomIn'),
    smaller: t('product:zoomOut'),
    previous: t('product:previousPicture'),
    next: t('product:nextPicture'),
    close: t('shell:close'),
  };
}

/** Server only. */
export function getShareProductMessages(t: Translate): ShareProductMessages {
  return {
    share: t('product:share'),
    whatsApp: t('product:shareWhatsApp'),
    mail: t('product:shareMail'),
    link: t('product:shareLink'),
    copy: t('product:shareCopy'),
    copied: t('product:shareCopied'),
    more: t('product:shareMore'),
  };
}
