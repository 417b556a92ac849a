import { describe, expect, it } from 'vitest';
import { addItems } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type Cart, readCart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { replaceItem } from '#lib/contract/cart/replace-item.ts';
import { productShades } from '#lib/contract/paint.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market, type Visitor } from '../harness/client.ts';
import { findLowStock, findPaint, findProductWithoutShades } from '../harness/find-products.ts';
import { addToCart } from '../harness/purchase-steps.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };

const lines = (cart: Cart) => cart.items.flatMap((group) => group.items);

function read(visitor: Visitor, market = EMIRATES) {
  const { userId } = visitor;
  return callEndpoint(visitor, readCart, { params: { userId }, body: { userId } }, market);
}

/** Tests the cart of a guest and its errors. */
export function describeCart(getClient: () => ContractClient) {
  describe('the cart', () => {
    it('merges equal products, keeps shades apart, and adds up', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { paint, first, second } = await findPaint(client);
      await addToCart(visitor, EMIRATES, paint, 1, first);
      await addToCart(visitor, EMIRATES, paint, 2, first);
      const { status, data } = await addToCart(visitor, EMIRATES, paint, 1, second);
      expect(status).toBe(200);
      expect(lines(data).map((line) => line.quantity)).toEqual([3, 1]);
      expect(lines(data)[0]?.product.options[0]).toEqual({
        attributeFQN: 'tenant~shade',
        value: `${first.shadeName}|${first.shadeCode}`,
        hex: first.hex,
      });
      expect(data.itemCount).toBe(4);
      const sum = lines(data).reduce((total, line) => total + line.subtotal.amount, 0);
      expect(data.subtotal.amount).toBe(sum);
      expect(data.total.amount).toBe(sum - data.discountTotal.amount);
      expect(data.taxTotal.amount).toBe(Math.round((sum * 5) / 105));
      for (const line of lines(data)) {
        expect(line.subtotal.amount).toBe(line.unitPrice.extendedAmount.amount * line.quantity);
      }
    });

    it("accepts a shade name of either language and returns it in the request's", async () => {
      const client = getClient();
      const { paint, first } = await findPaint(client, KUWAIT);
      const params = { code: paint.productCode };
      const english = (await callEndpoint(client.visitor(), productShades, { params })).data.shades;
      const sameShade = english.find((shade) => shade.shadeCode === first.shadeCode);
      const visitor = client.visitor();
      const { data } = await addToCart(visitor, KUWAIT, paint, 1, sameShade);
      expect(lines(data)[0]?.product.options[0]?.value).toBe(`${first.shadeName}|${first.shadeCode}`);
      const repeated = await read(visitor, { ...KUWAIT, language: 'en' });
      expect(lines(repeated.data)[0]?.product.options[0]?.value).toBe(
        `${sameShade?.shadeName}|${first.shadeCode}`,
      );
    });

    it('rejects a paint without a shade, and a shade that it does not have', async () => {
      const client = getClient();
      const { paint } = await findPaint(client);
      const productWithoutShades = await findProductWithoutShades(client);
      const visitor = client.visitor();
      const unknownShade = { shadeName: 'Strange', shadeCode: 'NO-SUCH' };
      expect((await addToCart(visitor, EMIRATES, paint, 1)).error?.code).toBe('SHADE_REQUIRED');
      expect((await addToCart(visitor, EMIRATES, paint, 1, unknownShade)).error?.code).toBe('SHADE_UNKNOWN');
      expect((await addToCart(visitor, EMIRATES, productWithoutShades, 1, unknownShade)).error?.code).toBe(
        'SHADE_UNKNOWN',
      );
      const unknown = await addToCart(visitor, EMIRATES, { productCode: 'NO-SUCH-1' }, 1);
      expect([unknown.status, unknown.error?.code]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    });

    it('enforces the maximum over all lines of a product', async () => {
      const client = getClient();
      const { paint, first, second } = await findPaint(client);
      const visitor = client.visitor();
      const maximum = paint.maximumQuantity;
      await addToCart(visitor, EMIRATES, paint, maximum - 1, first);
      const over = await addToCart(visitor, EMIRATES, paint, 2, second);
      expect([over.status, over.error?.code]).toEqual([409, 'QUANTITY_EXCEED']);
      expect(over.error?.details).toMatchObject({ maximum });
      const oversized = await addToCart(visitor, EMIRATES, paint, 9999, second);
      expect(oversized.error?.code).toBe('QUANTITY_EXCEED');
      expect((await read(visitor)).data.itemCount).toBe(maximum - 1);
      expect((await addToCart(visitor, EMIRATES, paint, 1, second)).status).toBe(200);
    });

    it('enforces the stock and returns it', async () => {
      const client = getClient();
      const lowStockProduct = await findLowStock(client);
      const available = lowStockProduct.inventoryInfo.onlineStockAvailable;
      const visitor = client.visitor();
      await addToCart(visitor, EMIRATES, lowStockProduct, available);
      const over = await addToCart(visitor, EMIRATES, lowStockProduct, 1);
      expect([over.status, over.error?.code]).toEqual([409, 'OUT_OF_STOCK']);
      expect(over.error?.details).toMatchObject({ available });
      const cart = await read(visitor);
      expect(lines(cart.data)[0]?.quantity).toBe(available);
      const lineItemId = lines(cart.data)[0]?.id as string;
      const quantity = String(available + 1);
      const params = { cartId: await visitor.cartId(EMIRATES), lineItemId, quantity };
      expect((await callEndpoint(visitor, setItemQuantity, { params })).error?.code).toBe('OUT_OF_STOCK');
    });

    it('sets and removes quantities, and rejects unknown lines', async () => {
      const client = getClient();
      const productWithoutShades = await findProductWithoutShades(client);
      const visitor = client.visitor();
      const added = await addToCart(visitor, EMIRATES, productWithoutShades, 1);
      const lineItemId = lines(added.data)[0]?.id as string;
      const cartId = await visitor.cartId(EMIRATES);
      const set = await callEndpoint(visitor, setItemQuantity, {
        params: { cartId, lineItemId, quantity: '4' },
      });
      expect(lines(set.data)[0]?.quantity).toBe(4);
      for (const quantity of ['0', '-1', '1.5', '99999', 'x']) {
        const rejected = await callEndpoint(visitor, setItemQuantity, {
          params: { cartId, lineItemId, quantity },
        });
        expect([quantity, rejected.status, rejected.error?.code]).toEqual([quantity, 400, 'INVALID_REQUEST']);
      }
      const removed = await callEndpoint(visitor, removeItem, { params: { cartId, lineItemId } });
      expect(removed.data.items).toEqual([]);
      const repeated = await callEndpoint(visitor, removeItem, { params: { cartId, lineItemId } });
      expect([repeated.status, repeated.error?.code]).toEqual([404, 'LINE_NOT_FOUND']);
    });

    it('changes a line to another shade or to another product', async () => {
      const client = getClient();
      const { paint, first, second } = await findPaint(client);
      const productWithoutShades = await findProductWithoutShades(client);
      const visitor = client.visitor();
      const { data: before } = await addToCart(visitor, EMIRATES, paint, 1, first);
      const lineItemId = lines(before)[0]?.id as string;
      const params = { cartId: await visitor.cartId(EMIRATES), lineItemId };
      const replace = (code: string, quantity: number, shade?: typeof second, other = params) => {
        const value = shade && `${shade.shadeName}|${shade.shadeCode}`;
        const options = value ? [{ attributeFQN: 'tenant~shade', value }] : undefined;
        const body = { quantity, product: { productCode: code }, ...(options && { options }) };
        return callEndpoint(visitor, replaceItem, { params: other, body });
      };
      const tinted = await replace(paint.productCode, 3, second);
      expect(lines(tinted.data)).toMatchObject([
        { id: lineItemId, quantity: 3, product: { options: [{ hex: second.hex }] } },
      ]);
      expect((await replace(paint.productCode, 1)).error?.code).toBe('SHADE_REQUIRED');
      expect((await replace('NO-SUCH-1', 1)).error?.code).toBe('PRODUCT_NOT_FOUND');
      expect((await replace(productWithoutShades.productCode, 9999)).error?.code).toBe('QUANTITY_EXCEED');
      expect((await read(visitor)).data.itemCount).toBe(3);
      const unknownLine = await replace(productWithoutShades.productCode, 1, undefined, {
        ...params,
        lineItemId: 'none',
      });
      expect([unknownLine.status, unknownLine.error?.code]).toEqual([404, 'LINE_NOT_FOUND']);
      const other = await replace(productWithoutShades.productCode, 2);
      expect(lines(other.data)).toMatchObject([
        {
          id: lineItemId,
          quantity: 2,
          product: { productCode: productWithoutShades.productCode, options: [] },
        },
      ]);
    });

    it('adds several items or none', async () => {
      const client = getClient();
      const [productWithoutShades, lowStockProduct] = await Promise.all([
        findProductWithoutShades(client),
        findLowStock(client),
      ]);
      const visitor = client.visitor();
      await addToCart(visitor, EMIRATES, productWithoutShades, 1);
      const params = { cartId: await visitor.cartId(EMIRATES) };
      const item = (product: typeof productWithoutShades, quantity: number) => ({
        quantity,
        product: { productCode: product.productCode },
      });
      const tooMany = lowStockProduct.inventoryInfo.onlineStockAvailable + 1;
      const emptyRequest = await callEndpoint(visitor, addItems, {
        params,
        body: { items: [item(productWithoutShades, 1), item(lowStockProduct, tooMany)] },
      });
      expect(emptyRequest.error?.code).toBe('OUT_OF_STOCK');
      expect((await read(visitor)).data.itemCount).toBe(1);
      const both = await callEndpoint(visitor, addItems, {
        params,
        body: { items: [item(productWithoutShades, 1), item(lowStockProduct, 1)] },
      });
      expect(lines(both.data).map((line) => line.quantity)).toEqual([2, 1]);
    });

    it('is not found by another visitor', async () => {
      const client = getClient();
      const productWithoutShades = await findProductWithoutShades(client);
      const owner = client.visitor();
      const { data } = await addToCart(owner, EMIRATES, productWithoutShades, 1);
      const otherVisitor = client.visitor();
      await addToCart(otherVisitor, EMIRATES, productWithoutShades, 1);
      const lineItemId = lines(data)[0]?.id as string;
      const params = { cartId: data.id, lineItemId, quantity: '5' };
      const body = { quantity: 1, product: { productCode: productWithoutShades.productCode } };
      const responses = await Promise.all([
        callEndpoint(otherVisitor, setItemQuantity, { params }),
        callEndpoint(otherVisitor, removeItem, { params: { cartId: data.id, lineItemId } }),
        callEndpoint(otherVisitor, addItem, { params: { cartId: data.id }, body }),
        callEndpoint(otherVisitor, readCart, {
          params: { userId: data.userId },
          body: { userId: data.userId },
        }),
        callEndpoint(otherVisitor, addItem, { params: { cartId: 'no-such-cart' }, body }),
      ]);
      for (const response of responses)
        expect([response.status, response.error?.code]).toEqual([404, 'CART_NOT_FOUND']);
      expect((await read(owner)).data.itemCount).toBe(1);
    });

    it('belongs to a country: another one starts empty and keeps the first', async () => {
      const client = getClient();
      const productWithoutShades = await findProductWithoutShades(client);
      const visitor = client.visitor();
      await addToCart(visitor, EMIRATES, productWithoutShades, 2);
      const kuwaitCart = await addToCart(visitor, KUWAIT, productWithoutShades, 1);
      expect([kuwaitCart.data.currencyCode, kuwaitCart.data.itemCount]).toEqual(['KWD', 1]);
      expect(kuwaitCart.data.taxTotal.amount).toBe(0);
      const emiratesCart = await read(visitor);
      expect([emiratesCart.data.currencyCode, emiratesCart.data.itemCount]).toEqual(['AED', 2]);
    });

    it('returns the amount that is missing for free delivery', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { data } = await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
      const { fee, freeFrom, missing } = data.delivery;
      expect(freeFrom.amount).toBe(20_000);
      expect(missing.amount).toBe(Math.max(0, 20_000 - data.total.amount));
      expect(fee.amount).toBe(missing.amount > 0 ? 1500 : 0);
    });

    it('merges five concurrent additions into one line', async () => {
      const client = getClient();
      const productWithoutShades = await findProductWithoutShades(client);
      const visitor = client.visitor();
      // The first addition creates the session, as a first click does.
      await addToCart(visitor, EMIRATES, productWithoutShades, 1);
      const responses = await Promise.all(
        Array.from({ length: 4 }, () => addToCart(visitor, EMIRATES, productWithoutShades, 1)),
      );
      expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200]);
      const { data } = await read(visitor);
      expect(lines(data).map((line) => line.quantity)).toEqual([5]);
    });
  });
}
