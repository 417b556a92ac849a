import type { ReturnReviewModel } from '#lib/format/models/orders/return-forms.ts';
import { formatMoney } from '#lib/format/money.ts';
import {
  formatReturnContent,
  getCardLast4,
  toReasonLabels,
} from '#lib/format/orders/returns/return-content.ts';
import { parseLocale } from '#lib/locale/locale.ts';
import { listStoredPhotos } from '../../contact/case-photos.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../../context.ts';
import { getFormState } from '../../form-state.ts';
import { getReturnPath, loadReturnOrder, loadStoreAddress } from './return-order.ts';
import { createStepsFrame } from './return-steps-frame.ts';

/** Name of the form that sends a return. */
export const SEND_RETURN_FORM = 'sendReturn';

const IBAN_EXAMPLES: Record<string, string> = {
  ae: 'AE07 0331 2345 6789 0123 456',
  kw: 'KW81 CBKU 0000 0000 0000 1234 5601 01',
  sa: 'SA03 8000 0000 6080 1016 7519',
  bh: 'BH67 BMAG 0000 1299 1234 56',
  qa: 'QA58 DOHB 0000 1234 5678 90AB CDEF G',
  om: 'OM81 0180 0000 0129 9123 456',
};

function createTarget(
  amount: string,
  options: ('wallet' | 'bank')[],
  country: string,
  { locale, t, flashMessage }: SessionContext,
): ReturnReviewModel['target'] {
  if (options.length === 0) return null;
  const flash = flashMessage?.form === SEND_RETURN_FORM ? flashMessage : undefined;
  const rejected = flash?.fields ?? [];
  const isMissing = (name: string): boolean => flash?.missing?.includes(name) ?? false;
  const texts = [
    ['holder', t(isMissing('holder') ? 'returns:holderMissing' : 'returns:holderWrong')],
    ['iban', t(isMissing('iban') ? 'returns:ibanMissing' : 'returns:ibanWrong')],
    ['target', t('returns:targetMissing')],
  ] as const;
  const { name } = (parseLocale(`${locale.language}-${country}`) ?? locale).country;
  const example = `\u2066${IBAN_EXAMPLES[country] ?? ''}\u2069`;
  return {
    question: t('returns:target', { amount: `\u2068${amount}\u2069` }),
    options,
    ibanHint: t('returns:ibanHint', { country: name[locale.language], example }),
    holder: flash?.values?.holder ?? '',
    errors: Object.fromEntries(texts.filter(([name]) => rejected.includes(name))),
  };
}

/** Loads the page on which a return is checked and sent. */
export async function loadReturnReview(
  context: SessionContext,
  orderNumber: string,
): Promise<LoaderResult<ReturnReviewModel>> {
  const page = await loadReturnOrder(context, orderNumber, '/review');
  if (page.kind !== 'ok') return page;
  const { locale, t } = context;
  const { order, config, reasons } = page.model;
  const { draft } = config;
  const link = createLinkBuilder(locale);
  if (!draft) return { kind: 'redirect', href: link(getReturnPath(orderNumber)) };
  if (!draft.method) return { kind: 'redirect', href: link(getReturnPath(orderNumber, '/method')) };
  const store = await loadStoreAddress(context, { code: draft.store, country: order.country });
  const texts = { store, reasons: toReasonLabels(reasons), last4: getCardLast4(order) };
  const choose = formatMoney(draft.amounts.toChoose, locale.language);
  return {
    kind: 'ok',
    model: {
      ...createStepsFrame(context, orderNumber, 'review', t('returns:reviewTitle')),
      draftId: draft.id,
      photos: listStoredPhotos(getFormState(SEND_RETURN_FORM, context), context),
      content: formatReturnContent(draft, texts, locale, t),
      refund: draft.amounts.refund,
      itemsHref: link(getReturnPath(orderNumber)),
      methodHref: link(getReturnPath(orderNumber, '/method')),
      target: createTarget(choose, draft.refundTargets, order.country, context),
    },
  };
}
