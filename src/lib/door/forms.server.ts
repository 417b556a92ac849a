import { addItems, replaceItem } from '#lib/contract/bulk.ts';
import { addItem, setQuantity } from '#lib/contract/cart.ts';
import { removeCoupon } from '#lib/contract/coupon.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { removeSaved, restoreItem, saveItem } from '#lib/contract/saved.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { localePath } from '#lib/locale/path.ts';
import { errorWords, fieldWords } from '#lib/messages/errors.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createShopper, type Visitor } from '#lib/session/shopper.server.ts';
import { cartForms } from './cart-forms.server.ts';
import { submitCheckout } from './checkout.server.ts';
import { submitConsent } from './consent.server.ts';
import { submitEnquiry, submitNewsletter } from './contact.server.ts';
import { callForShopper, type DoorInput } from './current.server.ts';
import { readFields, refusedNames, safePath, shapeFields } from './form.ts';
import { identityForms } from './identity-forms.server.ts';
import { submitLocale } from './locale.server.ts';
import { wishlistForms } from './wishlist-forms.server.ts';

// Calls that a form may make by itself.
const forms: Record<string, AnyEndpoint> = {
  ...Object.fromEntries(
    [
      ...[addItem, addItems, setQuantity, replaceItem, removeCoupon],
      ...[saveItem, restoreItem, removeSaved],
    ].map((endpoint) => [endpoint.name, endpoint]),
  ),
  // What was removed comes back as what is added does, with its add-ons and in its place.
  undoRemove: addItem,
};

/** What every form of the shop carries besides its own fields. */
export interface FormContext {
  fields: URLSearchParams;
  locale: Locale;
  visitor: Visitor;
  /** Somebody sent files along, which no form of the shop takes: they were not read. */
  hasFiles: boolean;
}

// Forms that are made of more than one call, or whose answer is a page of their own; each says where to go next.
const own: Record<string, (context: FormContext) => Promise<string>> = {
  checkout: submitCheckout,
  bulkEnquiry: submitEnquiry,
  newsletter: submitNewsletter,
  consent: submitConsent,
  setLocale: submitLocale,
  ...cartForms,
  ...identityForms,
  ...wishlistForms,
};

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}

function decode(endpoint: AnyEndpoint, fields: URLSearchParams): DoorInput {
  const tree = readFields(fields) as { params?: object; query?: object; body?: object };
  const body = shapeFields(endpoint.body, tree.body ?? {}) as { options?: { value?: string }[] };
  // A group of radios of which none is chosen sends nothing: the option was not chosen either.
  if (Array.isArray(body.options)) body.options = body.options.filter((option) => option.value !== undefined);
  return { params: { ...tree.params }, query: { ...tree.query }, body };
}

/** The page that the form stood on, when it was one of ours. */
function pathOf(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return /^\/[a-z]{2}-[a-z]{2}\/products\//.test(pathname) ? safePath(pathname + search, '/') : undefined;
}

async function callEndpoint(
  endpoint: AnyEndpoint,
  context: FormContext,
  request: Request,
): Promise<Response> {
  const { fields, locale, visitor } = context;
  const shopper = createShopper(visitor, locale);
  const result = await callForShopper(endpoint, decode(endpoint, fields), shopper, locale);
  if (!result.ok) {
    const { code, details, message } = result.error;
    const isQuantity = refusedNames(details).includes('quantity');
    const error =
      (isQuantity && fieldWords('quantity', locale.language)) ||
      errorWords(code, locale.language, details, message);
    setFlash(visitor.cookies, { form: endpoint.name, error, back: pathOf(request) });
  }
  return redirect(safePath(fields.get('next'), localePath(locale, '/cart')));
}

type Sent = Pick<FormContext, 'fields' | 'hasFiles'>;

/** What a form sent; undefined for what no form of the shop sends. Files are looked at, so that it can be said. */
async function readForm(request: Request): Promise<Sent | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { fields: new URLSearchParams(await request.text()), hasFiles: false };
  }
  if (!type.startsWith('multipart/form-data')) return undefined;
  const data = await request.formData().catch(() => undefined);
  if (!data) return undefined;
  const entries = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const hasFiles = [...data.values()].some((value) => typeof value !== 'string' && value.size > 0);
  return { fields: new URLSearchParams(entries), hasFiles };
}

/** A form that works without script: decoded by the call's own schema, answered by a page. */
export async function serveForm(request: Request, name: string, visitor: Visitor): Promise<Response> {
  const sent = await readForm(request);
  if (!sent) return new Response(null, { status: 415 });
  const locale = parseLocale(sent.fields.get('locale') ?? undefined);
  if (!locale) return new Response(null, { status: 400 });
  const context = { ...sent, locale, visitor };
  const endpoint = Object.hasOwn(forms, name) ? forms[name] : undefined;
  const submit = Object.hasOwn(own, name) ? own[name] : undefined;
  if (submit) return redirect(await submit(context));
  return endpoint ? callEndpoint(endpoint, context, request) : new Response(null, { status: 404 });
}
