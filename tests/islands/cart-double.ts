import type { Client } from '#lib/client/client.ts';
import type { Cart, LineItem } from '#lib/contract/cart.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ErrorCode } from '#lib/contract/error.ts';

type Input = { params?: { lineItemId?: string; quantity?: string }; body?: unknown };
type Answer = { ok: true; data: Cart } | { ok: false; error: never };

const money = (amount: number) => ({ amount, currency: 'AED' as const });

/** A line of the double: 10.00 a piece, at most `maximum` of it. */
export function makeLine(id: string, quantity: number, shade?: string): LineItem {
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

/** A cart of lines. */
export function makeCart(lines: LineItem[], changes: Cart['changes'] = []): Cart {
  const amount = lines.reduce((sum, line) => sum + line.total.amount, 0);
  return {
    id: 'cart-1',
    userId: 'guest-1',
    country: 'ae',
    currencyCode: 'AED',
    items: lines.map((line) => ({ id: line.id, items: [line] })),
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    couponCodes: [],
    subtotal: money(amount),
    discountTotal: money(0),
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
 * The other end of the wire, kept in memory. It answers each call when the test says so, and notices when two
 * are on their way at once.
 */
export class CartDouble {
  lines: LineItem[];
  maximum = 20;
  /** Names of the calls, in the order in which they came. */
  calls: string[] = [];
  overlaps = 0;
  #open: (() => void)[] = [];
  #failures: ErrorCode[] = [];

  constructor(lines: LineItem[] = []) {
    this.lines = lines;
  }

  /** The next call answers this. */
  failNext(code: ErrorCode): void {
    this.#failures.push(code);
  }

  /** Answers the oldest open call and lets its consequences happen. */
  async answer(): Promise<void> {
    this.#open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  /** Answers until nothing is on its way. */
  async answerAll(): Promise<void> {
    while (this.#open.length > 0) await this.answer();
  }

  readonly client = {
    call: (endpoint: AnyEndpoint, input: Input) => this.#call(endpoint.name, input),
  } as unknown as Client;

  #call(name: string, input: Input): Promise<Answer> {
    this.calls.push(name);
    if (this.#open.length > 0) this.overlaps += 1;
    return new Promise((resolve) => {
      this.#open.push(() => {
        const code = this.#failures.shift();
        resolve((code ? refuse(code) : this.#act(name, input)) as Answer);
      });
    });
  }

  #act(name: string, input: Input): unknown {
    const id = input.params?.lineItemId ?? '';
    const line = this.lines.find((each) => each.id === id);
    if (name === 'addItem') {
      const { product, quantity } = input.body as { product: { productCode: string }; quantity: number };
      const existing = this.lines.find((each) => each.id === product.productCode);
      const total = (existing?.quantity ?? 0) + quantity;
      if (total > this.maximum) return refuse('QUANTITY_EXCEED');
      this.lines = [...this.lines.filter((each) => each !== existing), makeLine(product.productCode, total)];
    }
    if (name === 'setQuantity') {
      if (!line) return refuse('LINE_NOT_FOUND');
      const quantity = Number(input.params?.quantity);
      if (quantity > this.maximum) return refuse('QUANTITY_EXCEED');
      this.lines = this.lines.map((each) => (each === line ? makeLine(id, quantity) : each));
    }
    if (name === 'removeItem') {
      if (!line) return refuse('LINE_NOT_FOUND');
      this.lines = this.lines.filter((each) => each !== line);
    }
    return { ok: true, data: makeCart(this.lines) };
  }
}

function refuse(code: ErrorCode) {
  const status = { LINE_NOT_FOUND: 404, NO_RESPONSE: 503 }[code as string] ?? 409;
  return { ok: false, error: { code, status, message: `Refused: ${code}` } };
}
