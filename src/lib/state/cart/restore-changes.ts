import type { FilledCart } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type Cart, readCart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError, ErrorCode } from '#lib/contract/errors.ts';
import { isSignedIn } from '../auth/signed-in.ts';
import { readCartOwner } from './cart-cookie.ts';
import { $rejectedChanges } from './offline-status.ts';
import type { CartChange, CartMutationEndpoint } from './pending-changes.ts';
import {
  listPersistedKeys,
  MAX_AGE_MS,
  type PersistedChange,
  readPersistedChange,
  removePersistedChanges,
} from './persisted-changes.ts';
import type { QueuedChange } from './queued-change.ts';
import type { CartResult } from './send-change.ts';

// Validates with the schemas that every page loads anyway; separate ones would add to each page's script.

const MOST = 50;
const SKEW_MS = 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OWN_PATH = /^\/experience\/[\w/]+\/cart\/\{cartId\}(\/[\w{}-]+)+$/;
const PARTS = ['params', 'query', 'body'];

type Fields = Record<string, unknown>;

// `missed` stays unchecked: only the page that made the call loads its schema.
const FilledCartSchema = {
  safeParse(data: Fields | undefined) {
    const cart = readCart.reply.safeParse(data);
    return cart.success ? { ...cart, data: { ...cart.data, missed: data?.missed } } : cart;
  },
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

// Endpoints whose schemas are loaded.
const KNOWN: readonly CartMutationEndpoint[] = [addItem, setItemQuantity, removeItem];

/** Builds an endpoint whose schema this page does not load. The backend validates its input. */
function toOtherEndpoint({ name, method, path }: Fields): CartMutationEndpoint | undefined {
  const isSound = ['POST', 'PUT', 'DELETE'].includes(method as string) && OWN_PATH.test(String(path));
  const call = {
    ...readCart,
    name,
    method,
    path,
    reply: FilledCartSchema,
  } as unknown as CartMutationEndpoint;
  return isSound ? call : undefined;
}

/** Migrates entries of earlier versions, which stored a kind in place of the endpoint. */
function upgradeChange({ kind, item, lineId, quantity, endpoint, input }: Fields): Fields {
  const params = { cartId: CURRENT_ID, lineItemId: lineId };
  if (kind === 'add') return { endpoint: addItem, input: { params: { cartId: CURRENT_ID }, body: item } };
  if (kind === 'remove') return { endpoint: removeItem, input: { params } };
  if (kind === 'quantity')
    return { endpoint: setItemQuantity, input: { params: { ...params, quantity: `${quantity}` } } };
  return { endpoint, input };
}

/** Returns undefined for anything that no page has written. */
function parseChange(value: unknown): CartChange | undefined {
  if (!isFields(value)) return undefined;
  const { endpoint, input } = upgradeChange(value);
  if (!isFields(endpoint) || !isFields(input)) return undefined;
  const isSound =
    Object.entries(input).every(([part, fields]) => PARTS.includes(part) && isFields(fields)) &&
    (input.params as Fields | undefined)?.cartId === CURRENT_ID;
  if (!isSound) return undefined;
  const known = KNOWN.find(({ name }) => name === endpoint.name);
  const isValid =
    !known ||
    (known.params.safeParse(input.params).success && known.body.safeParse(input.body ?? {}).success);
  const call = known ?? toOtherEndpoint(endpoint);
  return isValid && call ? { endpoint: call, input } : undefined;
}

// The owner is empty for a guest without a cart; signed-in customers always have one.
function isOwn(owner: unknown): owner is string {
  return owner === readCartOwner() || (owner === '' && !isSignedIn());
}

/**
 * Returns up to 50 changes that earlier pages left for a country's cart, oldest first; the rest waits for the
 * next page. Removes entries that are invalid, older than the backend's idempotency keys, or another owner's.
 */
function readKept(country: string): PersistedChange[] {
  const kept: PersistedChange[] = [];
  for (const key of listPersistedKeys()) {
    const { at, owner, change: value, country: where } = parse(readPersistedChange(key));
    const change = parseChange(value);
    const age = typeof at === 'number' ? Date.now() - at : Number.NaN;
    if (!change || !isOwn(owner) || !UUID.test(key) || !(age > -SKEW_MS && age < MAX_AGE_MS)) {
      removePersistedChanges([key]);
    } else if (where === country)
      kept.push({ key, change, createdAt: at as number, owner, isPersisted: true });
  }
  return kept.sort((one, other) => one.createdAt - other.createdAt).slice(0, MOST);
}

// Turns items that the backend left out of a bulk call into errors of their own.
function listRejections(cart: Cart): ApiError[] {
  const { missed } = cart as Partial<FilledCart>;
  if (!Array.isArray(missed)) return [];
  return missed.map((each) => ({ ...each, code: each.code as ErrorCode, status: 409 }));
}

/** Prepends the changes that earlier pages left. Their rejections are collected in `$rejectedChanges`. */
export function prependPersistedChanges(queue: readonly QueuedChange[], country: string): QueuedChange[] {
  const kept = readKept(country).filter(({ key }) => !queue.some((entry) => entry.key === key));
  const entries = kept.map((it) => ({
    ...it,
    settle(reply: CartResult) {
      const errors = reply.ok ? listRejections(reply.data) : [reply.error];
      const refused = errors.map((error) => ({ key: it.key, change: it.change, error }));
      if (refused.length > 0) $rejectedChanges.set([...$rejectedChanges.get(), ...refused]);
    },
  }));
  return [...entries, ...queue];
}
