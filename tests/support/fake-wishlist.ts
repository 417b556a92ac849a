import type { Client } from '#lib/client/client.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ErrorCode } from '#lib/contract/errors.ts';
import type { Wishlist, WishlistEntry, WishlistItem } from '#lib/contract/wishlist/wishlist.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';

type Input = { params?: Record<string, string>; body?: Record<string, unknown> };

const money = (amount: number) => ({ amount, currency: 'AED' as const });

/** An item: 10.00 each, at most 20; a code that begins with `PAINT` requires a shade. */
export function createWishlistItem(code: string, quantity = 1, shade?: string): WishlistItem {
  return {
    id: `id-${code}${shade ? `-${shade}` : ''}`,
    quantity,
    product: {
      productCode: code,
      content: { productName: `Product ${code}`, slug: `product-${code.toLowerCase()}` },
      brand: 'Jisr',
      productImages: [{ imageUrl: `/media/products/${code}-1.svg`, altText: `Picture of ${code}` }],
      options: shade ? [{ attributeFQN: 'tenant~shade', value: shade, hex: '#aabbcc' }] : [],
      isPaintProduct: code.startsWith('PAINT'),
      maximumQuantity: 20,
      price: { price: money(1000), salePrice: null },
      inventoryInfo: { onlineStockAvailable: 5 },
      missingOptions: code.startsWith('PAINT') && !shade ? ['tenant~shade'] : [],
      size: null,
      codes: [code],
    },
  };
}

const getItemKey = ({ product }: WishlistItem): string =>
  getWishlistKey(product.productCode, product.options);

function createErrorResponse(code: ErrorCode) {
  const status = { NO_RESPONSE: 503, UNAUTHORIZED: 401, WISHLIST_NOT_FOUND: 404 }[code as string] ?? 409;
  return { ok: false, error: { code, status, message: `Refused: ${code}` } };
}

/** A fake API of a customer's wishlist in memory: it responds when the test calls `respond`. */
export class FakeWishlist {
  items: WishlistItem[];
  isCreated = true;
  /** Codes of discontinued products. */
  discontinuedCodes: string[] = [];
  capacity = 500;
  share: Wishlist['share'] = null;
  calls: string[] = [];
  overlappingCallCount = 0;
  #open: (() => void)[] = [];
  #failures: ErrorCode[] = [];

  constructor(items: WishlistItem[] = []) {
    this.items = items;
  }

  /** Makes the next call fail. */
  failNext(code: ErrorCode): void {
    this.#failures.push(code);
  }

  /** Responds to the oldest pending call and waits for its effects. */
  async respond(): Promise<void> {
    this.#open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** Responds until no call is pending. */
  async respondToAll(): Promise<void> {
    while (this.#open.length > 0) await this.respond();
  }

  readonly client = {
    call: ({ name }: AnyEndpoint, input: Input) => {
      this.calls.push(name);
      if (this.#open.length > 0) this.overlappingCallCount += 1;
      return new Promise((resolve) => {
        this.#open.push(() => {
          const code = this.#failures.shift();
          resolve(code ? createErrorResponse(code) : this.#act(name, input));
        });
      });
    },
  } as unknown as Client;

  get list(): Wishlist {
    const lists = { items: this.items, oosItems: [], deletedItems: [], share: this.share };
    return { wishListId: 'w-1', customerAccountId: 'a-1', name: 'my_wishlist_hardware', ...lists };
  }

  #add({ product, quantity, options }: WishlistEntry): void {
    const entry = createWishlistItem(product.productCode, quantity, options?.[0]?.value);
    const present = this.items.find((item) => getItemKey(item) === getItemKey(entry));
    if (present) entry.quantity += present.quantity;
    this.items = [entry, ...this.items.filter((item) => item !== present)];
  }

  #merge(entries: WishlistEntry[]) {
    const skipped: { productCode: string; reason: string }[] = [];
    for (const entry of entries) {
      const { productCode } = entry.product;
      const isPresent = this.items.some((item) => item.product.productCode === productCode);
      const isFull = this.items.length >= this.capacity;
      const reason = isPresent
        ? 'PRESENT'
        : this.discontinuedCodes.includes(productCode)
          ? 'UNKNOWN'
          : isFull && 'FULL';
      if (reason) skipped.push({ productCode, reason: reason });
      else this.#add(entry);
    }
    return { wishlist: this.list, skipped };
  }

  #act(name: string, { params = {}, body = {} }: Input): unknown {
    const id = params.wishlistItemId;
    if (name === 'readWishlists') return { ok: true, data: this.isCreated ? [this.list] : [] };
    if (name === 'createWishlist') {
      this.isCreated = true;
      return { ok: true, data: { id: 'w-1' } };
    }
    if (name === 'mergeWishlist') return { ok: true, data: this.#merge(body.items as WishlistEntry[]) };
    // The first of several items is listed first.
    if (name === 'addWishlistItems')
      for (const entry of (body.items as WishlistEntry[]).toReversed()) this.#add(entry);
    if (name === 'removeWishlistItem') this.items = this.items.filter((item) => item.id !== id);
    if (name === 'removeWishlistItems') {
      this.items = this.items.filter((item) => !(body.itemIds as string[]).includes(item.id));
    }
    if (name === 'setWishlistItem') {
      const quantity = Math.min(Number(body.quantity), 20);
      this.items = this.items.map((item) => (item.id === id ? { ...item, quantity } : item));
    }
    if (name === 'shareWishlist') this.share = { token: 'token-1', expiresAt: Date.UTC(2026, 11, 20) };
    if (name === 'unshareWishlist') this.share = null;
    return { ok: true, data: this.list };
  }
}
