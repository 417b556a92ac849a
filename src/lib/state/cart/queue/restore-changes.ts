import type { BulkCartReply } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type Cart, readCart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError, ErrorCode } from '#lib/contract/errors.ts';
import { isSignedIn } from '../../auth/signed-in.ts';
import { readCartOwner } from '../cart-count-cookie.ts';
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
import type { CartChangeResult } from './send-change.ts';

// Validates with the schemas that every page loads anyway; separate ones would add to each page's script.

const MAX_CLOCK_SKEW_MS = 60_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CART_PATH = /^\/experience\/[\w/]+\/cart\/\{cartId\}(\/[\w{}-]+)+$/;
const INPUT_PARTS = ['params', 'query', 'body'];

type Fields = Record<string, unknown>;

// `missed` is not validated: only the page that made the call loads its schema.
const BulkCartReplySchema = {
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
const KNOWN_ENDPOINTS: readonly CartMutationEndpoint[] = [addItem, setItemQuantity, removeItem];

/** Builds an endpoint whose schema this page does not load. The backend validates its input. */
function toGenericEndpoint({ name, method, path }: Fields): CartMutationEndpoint | undefined {
  const isAllowed = ['POST', 'PUT', 'DELETE'].includes(method as string) && CART_PATH.test(String(path));
  const endpoint = {
    ...readCart,
    name,
    method,
    path,
    reply: BulkCartReplySchema,
  } as unknown as CartMutationEndpoint;
  return isAllowed ? endpoint : undefined;
}

/** Migrates entries of earlier versions, which stored a kind in place of the endpoint. */
function migrateChange({ kind, item, lineId, quantity, endpoint, input }: Fields): Fields {
  const params = { cartId: CURRENT_ID, lineItemId: lineId };
  if (kind === 'add') return { endpoint: addItem, input: { params: { cartId: CURRENT_ID }, body: item } };
  if (kind === 'remove') return { endpoint: removeItem, input: { params } };
  if (kind === 'quantity')
    return { endpoint: setItemQuantity, input: { params: { ...params, quantity: `${quantity}` } } };
  return { endpoint, input };
}

/** Parses a stored change; undefined when it is invalid. */
function parseChange(value: unknown): CartChange | undefined {
  if (!isFields(value)) return undefined;
  const { endpoint, input } = migrateChange(value);
  if (!isFields(endpoint) || !isFields(input)) return undefined;
  const isWellFormed =
    Object.entries(input).every(([part, fields]) => INPUT_PARTS.includes(part) && isFields(fields)) &&
    (input.params as Fields | undefined)?.cartId === CURRENT_ID;
  if (!isWellFormed) return undefined;
  const knownEndpoint = KNOWN_ENDPOINTS.find(({ name }) => name === endpoint.name);
  const isValid =
    !knownEndpoint ||
    (knownEndpoint.params.safeParse(input.params).success &&
      knownEndpoint.body.safeParse(input.body ?? {}).success);
  const cartEndpoint = knownEndpoint ?? toGenericEndpoint(endpoint);
  return isValid && cartEndpoint ? { endpoint: cartEndpoint, input } : undefined;
}

// The owner is empty for a guest without a cart; signed-in customers always have one.
function isOwnChange(owner: unknown): owner is string {
  return owner === readCartOwner() || (owner === '' && !isSignedIn());
}

/**
 * Returns the unsent changes of earlier pages for a country's cart, oldest first. Removes entries that are
 * invalid, older than the backend's idempotency keys, or another owner's.
 */
function loadPersistedChanges(country: string): PersistedChange[] {
  const persisted: PersistedChange[] = [];
  for (const key of listPersistedKeys()) {
    const { at, owner, change: value, country: changeCountry } = parse(readPersistedChange(key));
    const change = parseChange(value);
    const age = typeof at === 'number' ? Date.now() - at : Number.NaN;
    if (
      !change ||
      !isOwnChange(owner) ||
      !UUID.test(key) ||
      !(age > -MAX_CLOCK_SKEW_MS && age < MAX_AGE_MS)
    ) {
      removePersistedChanges([key]);
    } else if (changeCountry === country)
      persisted.push({ key, change, createdAt: at as number, owner, isPersisted: true });
  }
  return persisted.sort((a, b) => a.createdAt - b.createdAt);
}

// Turns items that the backend left out of a bulk call into separate errors.
function listRejections(cart: Cart): ApiError[] {
  const { missed } = cart as Partial<BulkCartReply>;
  if (!Array.isArray(missed)) return [];
  return missed.map((rejection) => ({ ...rejection, code: rejection.code as ErrorCode, status: 409 }));
}

/** Prepends unsent changes of earlier pages. Rejected ones are collected in `$rejectedChanges`. */
export function prependPersistedChanges(queue: readonly QueuedChange[], country: string): QueuedChange[] {
  const persisted = loadPersistedChanges(country).filter(
    ({ key }) => !queue.some((entry) => entry.key === key),
  );
  const entries = persisted.map((persistedChange) => ({
    ...persistedChange,
    settle(reply: CartChangeResult) {
      const errors = reply.ok ? listRejections(reply.data) : [reply.error];
      const rejected = errors.map((error) => ({
        key: persistedChange.key,
        change: persistedChange.change,
        error,
      }));
      if (rejected.length > 0) $rejectedChanges.set([...$rejectedChanges.get(), ...rejected]);
    },
  }));
  return [...entries, ...queue];
}
