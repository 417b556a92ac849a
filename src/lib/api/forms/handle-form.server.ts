import { parseLocale } from '#lib/locale/locale.ts';
import { redirectSeeOther } from '#lib/session/redirect-see-other.ts';
import type { BrowserRequest } from '#lib/session/request-session.server.ts';
import { accountForms } from './account/account.server.ts';
import { submitConsent } from './analytics/consent.server.ts';
import { authForms } from './auth/auth.server.ts';
import { cartForms } from './cart/cart.server.ts';
import { checkoutForms } from './checkout/checkout.server.ts';
import { contactForms } from './contact/contact.server.ts';
import { submitDeliveryArea } from './delivery/delivery-area.server.ts';
import type { FormContext, FormHandler } from './form-context.ts';
import { noticeForms } from './notices/notices.server.ts';
import { submitOrderAccount } from './orders/order-account.server.ts';
import { orderForms } from './orders/orders.server.ts';
import { returnForms } from './orders/returns.server.ts';
import { reviewForms } from './reviews/reviews.server.ts';
import { submitReviewVote } from './reviews/vote-review.server.ts';
import { submitLocaleChange } from './shell/locale.server.ts';
import { walletForms } from './wallet/wallet.server.ts';
import { wishlistListForms } from './wishlist/lists.server.ts';
import { wishlistForms } from './wishlist/wishlist.server.ts';

// All forms by the name in their path.
export const formHandlers: ReadonlyMap<string, FormHandler> = new Map<string, FormHandler>([
  ['consent', submitConsent],
  ['setLocale', submitLocaleChange],
  ['orderAccount', submitOrderAccount],
  ['deliveryArea', submitDeliveryArea],
  ['voteReview', submitReviewVote],
  ...Object.entries(cartForms),
  ...Object.entries(authForms),
  ...Object.entries(accountForms),
  ...Object.entries(checkoutForms),
  ...Object.entries(walletForms),
  ...Object.entries(orderForms),
  ...Object.entries(contactForms),
  ...Object.entries(returnForms),
  ...Object.entries(reviewForms),
  ...Object.entries(wishlistForms),
  ...Object.entries(wishlistListForms),
  ...Object.entries(noticeForms),
]);

type FormPayload = Pick<FormContext, 'fields' | 'hasFiles' | 'photos'>;

// The front server accepts large bodies for these names only.
const PHOTO_FORM = /WithPhotos$/;

/**
 * Parses a form post; undefined for another content type or a malformed body. Only photos are returned; for
 * other files only `hasFiles` is set.
 */
async function readForm(request: Request, name: string): Promise<FormPayload | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { fields: new URLSearchParams(await request.text()), hasFiles: false, photos: [] };
  }
  if (!type.startsWith('multipart/form-data')) return undefined;
  const data = await request.formData().catch(() => undefined);
  if (!data) return undefined;
  const entries = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const hasFiles = [...data.values()].some((value) => typeof value !== 'string' && value.size > 0);
  // A file field without a selection contains a file without a name.
  const photos = PHOTO_FORM.test(name)
    ? data.getAll('photos').filter((value) => typeof value !== 'string' && (value.size > 0 || value.name))
    : [];
  return { fields: new URLSearchParams(entries), hasFiles, photos: photos as File[] };
}

/** Handles a form that is posted without script: finds its handler, reads its fields and redirects to a page. */
export async function handleFormPost(
  request: Request,
  name: string,
  browserRequest: BrowserRequest,
): Promise<Response> {
  const submit = formHandlers.get(name);
  const payload = await readForm(request, name);
  if (!payload) return new Response(null, { status: 415 });
  const locale = parseLocale(payload.fields.get('locale') ?? undefined);
  if (!locale) return new Response(null, { status: 400 });
  if (!submit) return new Response(null, { status: 404 });
  return redirectSeeOther(await submit({ ...payload, locale, browserRequest }));
}
