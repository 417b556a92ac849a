import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { ReturnModel } from '../../models/orders/returns.ts';

/** A formatted return slip. Texts may contain bidi isolates. */
export interface ReturnSlipModel {
  language: 'en' | 'ar';
  direction: 'ltr' | 'rtl';
  title: string;
  /** Also the text of the barcode and the name of the file. */
  number: string;
  /** Instructions for the customer. */
  text: string;
  facts: string[];
  method: { title: string; lines: string[] };
  columns: { item: string; quantity: string; reason: string };
  lines: { item: string; quantity: string; reason: string }[];
  /** `Page {{page}} of {{pages}}`. */
  pageLabel: string;
}

/** Formats the slip that comes with the returned items; it has no amounts. */
export function formatReturnSlip(details: ReturnModel, locale: Locale, t: Translate): ReturnSlipModel {
  const { returnNumber, orderNumber, created, method, items } = details;
  return {
    language: locale.language,
    direction: locale.direction,
    title: t('returns:slipTitle'),
    number: returnNumber,
    text: t('returns:slipText'),
    facts: [
      `${t('returns:number')}: \u2066${returnNumber}\u2069`,
      t('returns:forOrder', { number: `\u2066${orderNumber}\u2069` }),
      created,
    ],
    method,
    columns: {
      item: t('returns:columnItem'),
      quantity: t('returns:columnQuantity'),
      reason: t('returns:columnReason'),
    },
    lines: items.map(({ name, quantity, reason, isAddOn }) => ({
      item: name,
      quantity,
      reason: isAddOn ? '' : reason,
    })),
    pageLabel: t('returns:pageLabel', { page: '{{page}}', pages: '{{pages}}' }),
  };
}
