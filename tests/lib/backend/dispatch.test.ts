import { describe, expect, it } from 'vitest';
import { createDispatch } from '#lib/backend/dispatch.ts';

const createHandler = (name: string) => async (_request: Request, _origin: object, url: URL) =>
  new Response(`${name} ${url.pathname}`);

const dispatch = createDispatch({
  media: createHandler('media'),
  search: createHandler('search'),
  notifications: createHandler('notifications'),
  commerce: createHandler('commerce'),
});

describe('createDispatch', () => {
  it.each([
    ['/media/products/BN-10001-1.svg', 'media'],
    ['/search/1/indexes/products/query', 'search'],
    ['/search/config', 'commerce'],
    ['/payment-notifications/sandbox', 'notifications'],
    ['/mediation', 'commerce'],
    ['/', 'commerce'],
  ])('sends %s to the handler of %s', async (path, handler) => {
    const response = await dispatch(new Request(`http://commerce.test${path}?q=1`));
    expect(await response.text()).toBe(`${handler} ${path}`);
  });
});
