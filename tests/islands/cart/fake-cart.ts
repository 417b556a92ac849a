import type { Client } from '#lib/client/client.ts';
import type { RejectedItem } from '#lib/contract/cart/bulk-items.ts';
import type { Cart, LineItem } from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { ERROR_STATUSES, type ErrorCode } from '#lib/contract/errors.ts';

type Input = {
  params?: { lineItemId?: string; savedItemId?: string; quantity?: string; couponCode?: string };
  body?: unknown;
};
type PendingCall = { ok: true; data: Cart } | { ok: false; error: never };

const money = (amount: number) => ({ amount, currency: 'AED' as const });

/** Creates a cart line of the fake: 10.00 dirhams each, at most 20. */
export function createLine(id: string, quantity: number, shade?: string): LineItem {
  return {
    id,
    quantity,
    total: money(quantity * 1000),
    subtotal: money(quantity * 1000),
    product: {
      productCode: id,
      content: { productName: `Product ${id}`, slug: `product-${id}` },
      brand: 'Jisr',
      productImages: [{ imageUrl: `/media/products/${id}-1.svg`, altText: `Picture of ${id}` }],
      options: shade ? [{ attributeFQN: 'tenant~shade', value: shade, hex: '#aabbcc' }] : [],
      isPaintProduct: shade !== undefined,
      maximumQuantity: 20,
    },
    unitPrice: { listAmount: money(1000), saleAmount: null, extendedAmount: money(1000) },
    discountPercentage: 0,
    productDiscount: null,
    onSale: false,
    assmblyProduct: false,
    warrantyProduct: false,
    parentItemId: null,
    isAvailable: true,
  };
}

/** A cart with these lines. */
export function createCart(lines: LineItem[], changes: Cart['changes'] = [], coupon?: string): Cart {
  const subtotal = lines.reduce((sum, line) => sum + line.total.amount, 0);
  const discountAmount = coupon ? 500 : 0;
  const amount = subtotal - discountAmount;
  return {
    id: 'cart-1',
    userId: 'guest-1',
    country: 'ae',
    currencyCode: 'AED',
    items: lines.map((line) => ({ id: line.id, items: [line] })),
    savedItems: [],
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    couponCodes: coupon ? [coupon] : [],
    discounts: coupon
      ? [
          {
            kind: 'coupon',
            code: coupon,
            name: 'Eid gift',
            amount: money(discountAmount),
            percent: null,
            cap: null,
          },
        ]
      : [],
    employeeDiscount: null,
    subtotal: money(subtotal),
    discountTotal: money(discountAmount),
    total: money(amount),
    taxTotal: money(Math.round((amount * 500) / 10_500)),
    delivery: {
      fee: money(1500),
      freeFrom: money(20_000),
      missing: money(Math.max(0, 20_000 - amount)),
      total: money(amount + 1500),
      taxTotal: money(Math.round(((amount + 1500) * 500) / 10_500)),
    },
    changes,
  };
}

/**
 * A fake cart API in memory. It responds to each call when the test says so, and detects concurrent calls.
 */
export class FakeCart {
  lines: LineItem[];
  /** Items saved for later. */
  saved: LineItem[] = [];
  /** Items that a call with several additions reports as not added. */
  rejectedItems: RejectedItem[] = [];
  maximum = 20;
  coupon: string | undefined;
  /** Names of the calls in order. */
  calls: string[] = [];
  overlaps = 0;
  /** Whether failing calls take effect nevertheless. */
  losesResponses = false;
  #open: (() => void)[] = [];
  #failures: { code: ErrorCode; details?: object | undefined }[] = [];
  #keys = new Set<string>();

  constructor(lines: LineItem[] = []) {
    this.lines = lines;
  }

  /** Makes the next call fail. */
  failNext(code: ErrorCode, details?: object): void {
    this.#failures.push({ code, details });
  }

  /** Cancels planned failures and lost responses. */
  clearFailures(): void {
    this.#failures = [];
    this.losesResponses = false;
  }

  /** Responds to the oldest pending call. */
  respondNow(): void {
    this.#open.shift()?.();
  }

  /** Responds to the oldest pending call and waits for its effects. */
  async response(): Promise<void> {
    this.#open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** Responds until no call is pending. */
  async respondToAll(): Promise<void> {
    while (this.#open.length > 0) await this.response();
  }

  readonly client = {
    // As the client parses it: fields that the endpoint does not know are dropped.
    call: async (endpoint: AnyEndpoint, input: Input, key?: string) => {
      const response = await this.#call(endpoint.name, input, key);
      if (!response.ok) return response;
      const { success, data } = endpoint.reply.safeParse(response.data);
      if (!success) throw new Error(`${endpoint.name} is answered what it cannot be`);
      return { ok: true, data };
    },
  } as unknown as Client;

  #call(name: string, input: Input, key: string | undefined): Promise<PendingCall> {
    this.calls.push(name);
    if (this.#open.length > 0) this.overlaps += 1;
    return new Promise((resolve) => {
      this.#open.push(() => {
        const failure = this.#failures.shift();
        const errorResponse = failure && (createErrorResponse(failure.code, failure.details) as PendingCall);
        const response =
          errorResponse && !this.losesResponses
            ? errorResponse
            : (this.#once(name, input, key) as PendingCall);
        resolve(errorResponse ?? response);
      });
    });
  }

  #once(name: string, input: Input, key = ''): unknown {
    if (this.#keys.has(key)) return { ok: true, data: this.#cart() };
    const response = this.#act(name, input) as PendingCall;
    if (response.ok && key) this.#keys.add(key);
    return response;
  }

  #cart(): Cart & { missed: RejectedItem[] } {
    const savedItems = this.saved.map((line) => ({ id: line.id, items: [line] }));
    return { ...createCart(this.lines, [], this.coupon), savedItems, missed: this.rejectedItems };
  }

  /**
   * Moves a line between the cart and the saved items, or removes it; returns whether there is such a line.
   */
  #move(id: string, from: 'lines' | 'saved', to: 'lines' | 'saved' | null): boolean {
    const line = this[from].find((candidate) => candidate.id === id);
    if (!line) return false;
    this[from] = this[from].filter((candidate) => candidate !== line);
    if (to) this[to] = [...this[to], line];
    return true;
  }

  #act(name: string, input: Input): unknown {
    const savedId = input.params?.savedItemId ?? '';
    if (name === 'saveItem' && !this.#move(input.params?.lineItemId ?? '', 'lines', 'saved')) {
      return createErrorResponse('LINE_NOT_FOUND');
    }
    if (name === 'restoreItem' && !this.#move(savedId, 'saved', 'lines'))
      return createErrorResponse('LINE_NOT_FOUND');
    if (name === 'removeSaved' && !this.#move(savedId, 'saved', null))
      return createErrorResponse('LINE_NOT_FOUND');
    if (name === 'addSaved' || name === 'addItems') {
      const { items } = input.body as { items: { product: { productCode: string }; quantity: number }[] };
      const createdLines = items
        .filter(
          (_, index) =>
            !this.rejectedItems.some(
              (rejectedItem) => rejectedItem.index === index && rejectedItem.added === 0,
            ),
        )
        .map(({ product, quantity }) => createLine(product.productCode, quantity));
      if (name === 'addSaved') this.saved = [...this.saved, ...createdLines];
      else this.lines = [...this.lines, ...createdLines];
    }

    const id = input.params?.lineItemId ?? '';
    const line = this.lines.find((candidate) => candidate.id === id);
    if (name === 'addItem') {
      const { product, quantity } = input.body as { product: { productCode: string }; quantity: number };
      const existing = this.lines.find((candidate) => candidate.id === product.productCode);
      const total = (existing?.quantity ?? 0) + quantity;
      if (total > this.maximum) return createErrorResponse('QUANTITY_EXCEED');
      this.lines = [
        ...this.lines.filter((candidate) => candidate !== existing),
        createLine(product.productCode, total),
      ];
    }
    if (name === 'setQuantity') {
      if (!line) return createErrorResponse('LINE_NOT_FOUND');
      const quantity = Number(input.params?.quantity);
      if (quantity > this.maximum) return createErrorResponse('QUANTITY_EXCEED');
      this.lines = this.lines.map((candidate) => (candidate === line ? createLine(id, quantity) : candidate));
    }
    if (name === 'removeItem') {
      if (!line) return createErrorResponse('LINE_NOT_FOUND');
      this.lines = this.lines.filter((candidate) => candidate !== line);
    }
    if (name === 'applyCoupon') this.coupon = input.params?.couponCode?.toUpperCase();
    if (name === 'removeCoupon') this.coupon = undefined;
    return { ok: true, data: this.#cart() };
  }
}

function createErrorResponse(code: ErrorCode, details?: object) {
  const status =
    { LINE_NOT_FOUND: 404, INTERNAL: 500, UNAVAILABLE: 503, NO_RESPONSE: 503 }[code as string] ?? 409;
  return {
    ok: false,
    error: { code, status, message: code in ERROR_STATUSES ? `Refused: ${code}` : '', details },
  };
}
