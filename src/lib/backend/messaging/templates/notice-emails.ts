import { isolateAuto } from '#lib/format/bidi.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { EmailContent } from './email-layout.ts';
import type { MessageContext } from './message-context.ts';

type NoticeBody = Pick<EmailContent, 'paragraphs'> & Partial<EmailContent>;

function getNoticeLink({ site, locale, data }: MessageContext): string {
  return `${site}${getLocalePath(locale, `/notices/${data.token ?? ''}`)}`;
}

/** Creates the email by which a guest confirms a notice. */
export function createNoticeConfirmBody(context: MessageContext): NoticeBody {
  const { t, data } = context;
  const product = isolateAuto(data.product ?? '');
  const key = data.notice === 'price' ? 'price' : 'stock';
  return {
    paragraphs: [t('mail:greetingPlain'), t(`mail:notice-confirm.${key}`, { product })],
    closing: [t('mail:notice-confirm.care')],
    action: { label: t('mail:notice-confirm.action'), href: getNoticeLink(context) },
  };
}

/** Creates the email about a product that is in stock again or costs less. */
export function createNoticeBody(context: MessageContext): NoticeBody {
  const { t, data, kind, site, locale } = context;
  const product = isolateAuto(data.product ?? '');
  const text =
    kind === 'notice-price'
      ? t('mail:notice-price.text', {
          product,
          price: isolateAuto(data.price ?? ''),
          before: isolateAuto(data.before ?? ''),
        })
      : t('mail:notice-stock.text', { product });
  return {
    paragraphs: [t('mail:greetingPlain'), text],
    closing: [t('mail:noticeOnce')],
    action: {
      label: t('mail:noticeAction'),
      href: site + getLocalePath(locale, `/products/${data.slug ?? ''}`),
    },
    unsubscribe: {
      label: t('mail:noticeStop'),
      href: getNoticeLink(context),
      postHref: `${site}/api/notices/${data.token ?? ''}`,
    },
  };
}
