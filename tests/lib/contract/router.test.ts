import { describe, expect, it } from 'vitest';
import { endpoints } from '#lib/contract/index.ts';
import { createRouter } from '#lib/contract/router.ts';

const readOrder = { method: 'GET', path: '/orders/{id}/items' } as const;
const readCustomerOrders = { method: 'GET', path: '/orders/customer/{accountId}' } as const;
const readCart = { method: 'GET', path: '/carts/{cartId}' } as const;
const removeCart = { method: 'DELETE', path: '/carts/{cartId}' } as const;
const listBrands = { method: 'GET', path: '/brands/' } as const;

const match = createRouter([readOrder, readCustomerOrders, readCart, removeCart, listBrands]);

describe('createRouter', () => {
  it('returns the endpoint of a method and a path, with the decoded parameters', () => {
    expect(match('GET', '/carts/a%2Fb')).toEqual({ endpoint: readCart, params: { cartId: 'a/b' } });
    expect(match('DELETE', '/carts/7')).toEqual({ endpoint: removeCart, params: { cartId: '7' } });
  });

  it('prefers the endpoint with more literal segments, whatever the order of declaration', () => {
    const read = { method: 'GET', path: '/orders/{id}/{part}' } as const;
    const readItems = { method: 'GET', path: '/orders/{id}/items' } as const;
    for (const declared of [
      [read, readItems],
      [readItems, read],
    ]) {
      expect(createRouter(declared)('GET', '/orders/7/items')).toMatchObject({ endpoint: readItems });
      expect(createRouter(declared)('GET', '/orders/7/notes')).toMatchObject({ endpoint: read });
    }
  });

  it('prefers the endpoint that is declared first when two have as many parameters', () => {
    expect(match('GET', '/orders/customer/items')).toMatchObject({ endpoint: readOrder });
  });

  it('returns the allowed methods, each once, for a path that exists with other methods only', () => {
    expect(match('PUT', '/carts/7')).toEqual({ allowedMethods: ['GET', 'DELETE'] });
    expect(match('POST', '/orders/customer/items')).toEqual({ allowedMethods: ['GET'] });
  });

  it('returns undefined for a path that no endpoint has', () => {
    expect(match('GET', '/carts')).toBeUndefined();
    expect(match('GET', '/carts/7/items')).toBeUndefined();
    expect(match('GET', '/carts/%E0%A4%A')).toBeUndefined();
  });

  it('matches a path that ends in a slash with and without it', () => {
    expect(match('GET', '/brands')).toMatchObject({ endpoint: listBrands });
    expect(match('GET', '/brands/')).toMatchObject({ endpoint: listBrands });
  });

  it('finds each endpoint of the contract at its own path', () => {
    const matchContract = createRouter(endpoints);
    for (const endpoint of endpoints) {
      const pathname = endpoint.path.replace(/\{\w+\}/g, 'x1');
      expect(matchContract(endpoint.method, pathname)).toMatchObject({ endpoint });
    }
  });
});
