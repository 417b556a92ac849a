import { describe, expect, it } from 'vitest';
import { addItem, type Cart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { replaceItem } from '#lib/contract/cart/replace-item.ts';
import { listProducts, productDetails, productsByCode } from '#lib/contract/catalog/catalog.ts';
import type { AddOn } from '#lib/contract/catalog/product.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Visitor } from '../harness/client.ts';
import { findPaint } from '../harness/find-products.ts';
import { addToCart, buy, readCurrentCart } from '../harness/purchase-steps.ts';

type Item = EndpointInput<typeof addItem>['body'];

const lines = (cart: Cart) => cart.items.flatMap((group) => group.items);
const short = (cart: Cart) =>
  lines(cart).map((line) => [line.product.productCode, line.quantity, line.parentItemId !== null]);

/** A product in stock with a warranty. */
async function findProductWithWarranty(client: ContractClient): Promise<{ code: string; warranty: AddOn }> {
  const visitor = client.visitor();
  for (const category of ['drills', undefined]) {
    const { data } = await callEndpoint(visitor, listProducts, { query: category ? { category } : {} });
    for (const { productCode: code, isPaintProduct, inventoryInfo } of data?.products ?? []) {
      if (isPaintProduct || inventoryInfo.onlineStockAvailable < 8) continue;
      const { addOns } = (await callEndpoint(visitor, productDetails, { params: { code } })).data;
      const warranty = addOns.find(({ kind }) => kind === 'warranty');
      if (warranty) return { code, warranty };
    }
  }
  throw new Error('Nothing has a warranty');
}

async function addLine(visitor: Visitor, body: Item, query: EndpointInput<typeof addItem>['query'] = {}) {
  return await callEndpoint(visitor, addItem, {
    params: { cartId: await visitor.cartId(EMIRATES) },
    query,
    body,
  });
}

/** Tests add-on services in the catalog, the cart and an order. */
export function describeAddOns(getClient: () => ContractClient) {
  describe('an add-on', () => {
    it('lists the warranties of products by code when they are asked for', async () => {
      const visitor = getClient().visitor();
      const { code, warranty } = await findProductWithWarranty(getClient());
      const input = { body: { productsCode: [code] } };
      const read = async (query: EndpointInput<typeof productsByCode>['query']) =>
        (await callEndpoint(visitor, productsByCode, { ...input, query })).data.products[0]?.addOns;
      const addOns = await read({ warranty: 'true' });
      expect(addOns).toContainEqual(warranty);
      expect(addOns?.every(({ kind }) => kind === 'warranty')).toBe(true);
      expect([await read({ warranty: 'false' }), await read({})]).toEqual([undefined, undefined]);
      const unknown = { ...input, query: { warranty: '1' as 'true' } };
      expect((await callEndpoint(visitor, productsByCode, unknown)).status).toBe(400);
    });

    it('is bought with its product, follows its quantity, and is removed with it', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { code, warranty } = await findProductWithWarranty(client);
      const service = warranty.productCode;
      const { data } = await addLine(visitor, {
        quantity: 2,
        product: { productCode: code },
        addOns: [service],
      });
      const [parent, child] = lines(data);
      expect(short(data)).toEqual([
        [code, 2, false],
        [service, 2, true],
      ]);
      expect(child).toMatchObject({
        parentItemId: parent?.id,
        warrantyProduct: true,
        assmblyProduct: false,
        isAvailable: true,
        product: { content: { productName: warranty.name, slug: parent?.product.content.slug } },
        unitPrice: { extendedAmount: warranty.price },
        subtotal: { amount: 2 * warranty.price.amount },
      });
      expect(data.items).toHaveLength(1);
      expect(data.itemCount).toBe(2);
      expect(data.subtotal.amount).toBe((parent?.subtotal.amount ?? 0) + 2 * warranty.price.amount);
      const params = { cartId: await visitor.cartId(EMIRATES), lineItemId: parent?.id as string };
      const childParams = { ...params, lineItemId: child?.id as string };
      const increased = await callEndpoint(visitor, setItemQuantity, {
        params: { ...params, quantity: '3' },
      });
      expect(short(increased.data).map(([, quantity]) => quantity)).toEqual([3, 3]);
      const backend = await callEndpoint(visitor, setItemQuantity, {
        params: { ...childParams, quantity: '1' },
      });
      expect([backend.status, backend.error?.code]).toEqual([400, 'INVALID_REQUEST']);
      // The same request again: its line has the service already.
      const repeated = await addLine(visitor, {
        quantity: 1,
        product: { productCode: code },
        addOns: [service],
      });
      expect(short(repeated.data).map(([, quantity]) => quantity)).toEqual([4, 4]);
      const without = await callEndpoint(visitor, removeItem, { params: childParams });
      expect(short(without.data)).toEqual([[code, 4, false]]);
      const restored = await addLine(
        visitor,
        { quantity: 1, product: { productCode: service } },
        { parentProductCode: code, isWarrantyProduct: 'true' },
      );
      expect(short(restored.data).map(([, quantity]) => quantity)).toEqual([4, 4]);
      expect((await callEndpoint(visitor, removeItem, { params })).data.items).toEqual([]);
    });

    it('is rejected without its product, with another product, and as a replacement of a line', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { code, warranty } = await findProductWithWarranty(client);
      const { paint, first } = await findPaint(client);
      const product = { productCode: warranty.productCode };
      expect((await addLine(visitor, { quantity: 1, product })).error?.code).toBe('PARENT_REQUIRED');
      const named = await addLine(visitor, { quantity: 1, product }, { parentProductCode: code });
      expect(named.error?.code).toBe('PARENT_REQUIRED');
      const rejected = await addLine(visitor, { quantity: 1, product, parentItemId: 'none' });
      expect(rejected.error?.code).toBe('LINE_NOT_FOUND');
      const { data } = await addToCart(visitor, EMIRATES, paint, 1, first);
      const parentItemId = lines(data)[0]?.id as string;
      const invalidItems: Item[] = [
        { quantity: 1, product, parentItemId },
        { quantity: 1, product: { productCode: code }, parentItemId },
        { quantity: 1, product: { productCode: code }, addOns: [code] },
      ];
      for (const item of invalidItems) {
        const rejected = await addLine(visitor, item);
        expect([rejected.status, rejected.error?.code]).toEqual([409, 'ADDON_UNKNOWN']);
      }
      const withoutAddOn = await addLine(
        visitor,
        { quantity: 1, product: { productCode: code } },
        { isWarrantyProduct: 'true' },
      );
      expect([withoutAddOn.error?.code, withoutAddOn.error?.message]).toEqual([
        'ADDON_UNKNOWN',
        'Select a warranty that is offered with the product.',
      ]);
      const unknownAddOn = await addLine(visitor, {
        quantity: 1,
        product: { productCode: code },
        addOns: ['NO-SUCH-1'],
      });
      expect(unknownAddOn.error?.code).toBe('PRODUCT_NOT_FOUND');
      expect(short(await readCurrentCart(visitor, EMIRATES))).toEqual([[paint.productCode, 1, false]]);
      const query = {};
      const { data: all } = await callEndpoint(visitor, listProducts, { query });
      expect(all.products.some(({ productCode }) => productCode.startsWith('SV-'))).toBe(false);
      const page = await callEndpoint(visitor, productDetails, { params: { code: warranty.productCode } });
      expect(page.error?.code).toBe('PRODUCT_NOT_FOUND');
    });

    it('is removed when its line changes to a product that it does not apply to', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { code, warranty } = await findProductWithWarranty(client);
      const { paint, first } = await findPaint(client);
      const addOns = [warranty.productCode];
      const { data } = await addLine(visitor, { quantity: 1, product: { productCode: code }, addOns });
      const params = { cartId: await visitor.cartId(EMIRATES), lineItemId: lines(data)[0]?.id as string };
      const options = [{ attributeFQN: 'tenant~shade', value: `${first.shadeName}|${first.shadeCode}` }];
      const same = await callEndpoint(visitor, replaceItem, {
        params,
        body: { quantity: 3, product: { productCode: code } },
      });
      expect(short(same.data).map(([, quantity]) => quantity)).toEqual([3, 3]);
      const body = { quantity: 1, product: { productCode: paint.productCode }, options };
      const other = await callEndpoint(visitor, replaceItem, { params, body });
      expect(short(other.data)).toEqual([[paint.productCode, 1, false]]);
    });

    it('is part of the order, and has no stock', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { code, warranty } = await findProductWithWarranty(client);
      const addOns = [warranty.productCode];
      const { data: cart } = await addLine(visitor, { quantity: 1, product: { productCode: code }, addOns });
      const { data: order } = await buy(visitor, EMIRATES);
      expect(order.status).toBe('Accepted');
      expect(order.items.map((item) => [item.product.productCode, item.warrantyProduct])).toEqual([
        [code, false],
        [warranty.productCode, true],
      ]);
      expect(order.items[1]?.parentItemId).toBe(order.items[0]?.id);
      expect(order.total).toEqual(cart.delivery.total);
      expect((await readCurrentCart(visitor, EMIRATES)).items).toEqual([]);
    });
  });
}
