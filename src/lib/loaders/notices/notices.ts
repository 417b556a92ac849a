import { productDetails } from '#lib/contract/catalog/catalog.ts';
import { type NoticeKind, readNoticeLink, readNotices } from '#lib/contract/notices.ts';
import { isolateAuto, isolateLatin } from '#lib/format/bidi.ts';
import { formatDate } from '#lib/format/date.ts';
import type { FlashMessageModel } from '#lib/format/models/account.ts';
import { getLocale, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { redirectToSignIn, toAccountFailure } from '../account/read-profile.ts';
import { type LoaderContext, type LoaderResult, type SessionContext, toFailure } from '../context.ts';
import { getFormFlashMessage } from '../form-state.ts';

/** The page on which a notice about a product is requested. */
export interface NoticeRequestModel {
  flash: FlashMessageModel | null;
  productCode: string;
  name: string;
  href: string;
  path: string;
  kinds: { kind: NoticeKind; label: string; isChosen: boolean }[];
  isInStock: boolean;
  /** A guest enters an email address. */
  isGuest: boolean;
  email: string;
  emailError: string | null;
}

/** The customer's notices. */
export interface NoticesModel {
  flash: FlashMessageModel | null;
  notices: { id: string; name: string; href: string; detail: string; endLabel: string }[];
}

/** The page of a link in an email; `action` is null after the form was sent, or when the link is not valid. */
export interface NoticeLinkModel {
  title: string;
  text: string;
  action: { form: 'confirmNotice' | 'stopNotices'; label: string } | null;
}

/** Loads the page on which a notice about a product is requested. */
export async function loadNoticeRequest(
  slug: string,
  context: LoaderContext & SessionContext,
): Promise<LoaderResult<NoticeRequestModel>> {
  const { client, locale, t, flashMessage, requestSession } = context;
  const result = await client.call(productDetails, { params: { code: slug } });
  if (!result.ok) return toFailure(result.error);
  const product = result.data;
  const href = getLocalePath(locale, `/products/${product.content.slug}`);
  const isInStock = product.inventoryInfo.onlineStockAvailable > 0;
  const kinds: NoticeKind[] = isInStock ? ['price'] : ['stock', 'price'];
  const { kind: chosen, email = '' } = flashMessage?.values ?? {};
  const isEmailError = flashMessage?.fields?.includes('email') ?? false;
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(
        context,
        { requestNotice: t('notices:requested'), createNotice: t('notices:created') },
        isEmailError ? ['requestNotice'] : [],
      ),
      productCode: product.productCode,
      name: isolateLatin(product.content.productName),
      href,
      path: `${href}/notify`,
      kinds: kinds.map((kind, index) => ({
        kind,
        label: t(`notices:kind-${kind}`),
        isChosen: chosen ? kind === chosen : index === 0,
      })),
      isInStock,
      isGuest: !requestSession.account,
      email,
      emailError: isEmailError ? (flashMessage?.error ?? null) : null,
    },
  };
}

/** Loads the customer's notices. */
export async function loadNotices(context: SessionContext): Promise<LoaderResult<NoticesModel>> {
  const { locale, t, requestSession } = context;
  const path = '/my-account/notices';
  if (!requestSession.account) return redirectToSignIn(context, path);
  const result = await requestSession.client.call(readNotices, {});
  if (!result.ok) return toAccountFailure(result.error, context, path);
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, { endNotice: t('notices:ended') }, []),
      notices: result.data.notices.map(({ id, kind, product, country, expiresAt }) => {
        const shop = parseLocale(`${locale.language}-${country}`) ?? getLocale(locale.language, 'ae');
        const name = isolateLatin(product.productName);
        const date = `\u2066${formatDate(expiresAt, locale)}\u2069`;
        return {
          id,
          name,
          href: getLocalePath(shop, `/products/${product.slug}`),
          detail: `${t(`notices:kind-${kind}`)} · ${t('notices:until', { date })}`,
          endLabel: t('notices:endNamed', { name: isolateAuto(name) }),
        };
      }),
    },
  };
}

/** Loads the page of a link in an email. */
export async function loadNoticeLink(
  token: string,
  { requestSession, t, flashMessage }: SessionContext,
): Promise<NoticeLinkModel> {
  const completedForm = flashMessage && !flashMessage.error ? flashMessage.form : undefined;
  if (completedForm === 'confirmNotice')
    return { title: t('notices:confirmed'), text: t('notices:lead'), action: null };
  if (completedForm === 'stopNotices')
    return { title: t('notices:stopped'), text: t('notices:stopText'), action: null };
  const result = await requestSession.client.call(readNoticeLink, { body: { token } });
  if (!result.ok) return { title: t('notices:invalidTitle'), text: t('notices:invalidText'), action: null };
  const { notice } = result.data;
  if (!notice)
    return {
      title: t('notices:stopTitle'),
      text: t('notices:stopText'),
      action: { form: 'stopNotices', label: t('notices:stop') },
    };
  return {
    title: t('notices:confirmTitle'),
    text: t(`notices:confirm-${notice.kind}`, { name: isolateLatin(notice.product.productName) }),
    action: { form: 'confirmNotice', label: t('notices:confirm') },
  };
}
