import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CAPABILITIES } from '#lib/contract/capabilities/capabilities.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/index.ts';
import { SPECIFIED_CALLS } from './section-7-calls.ts';

const split = (names = '') => names.split(' ').filter(Boolean);

/** Names of a part's fields and of those that are required. */
function listFields(schema: AnyEndpoint['query']): { all: string[]; required: string[] } {
  const json = z.toJSONSchema(schema as never, { io: 'input', unrepresentable: 'any' });
  return { all: Object.keys(json.properties ?? {}), required: json.required ?? [] };
}

describe('A call of section 7 is in the contract', () => {
  it.each(SPECIFIED_CALLS.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_, row) => {
    const endpoint = endpoints.find(({ method, path }) => method === row.method && path === row.path);
    if (!endpoint) throw new Error('There is no such endpoint');
    const [query, body] = [listFields(endpoint.query), listFields(endpoint.body)];
    const [specifiedQuery, specifiedBody] = [split(row.query), split(row.body)];
    const additions = split(row.additions);
    expect(query.all).toEqual(expect.arrayContaining(specifiedQuery));
    expect(body.all).toEqual(expect.arrayContaining(specifiedBody));
    const specified = [...specifiedQuery, ...specifiedBody];
    const required = [...query.required, ...body.required];
    const added = [...query.all, ...body.all]
      .filter((name) => !specified.includes(name))
      .map((name) => (required.includes(name) ? `${name}!` : name));
    expect(added.toSorted()).toEqual(additions.toSorted());
    expect(endpoint.scope === 'private').toBe(row.scope === 'private');
  });
});

it('a call of the specification that sends no identity token is the creation of a wishlist alone', () => {
  const without = endpoints.filter(({ sendsIdentity }) => !sendsIdentity);
  expect(without.map(({ name }) => name)).toEqual(['createWishlist']);
});

describe('A call that the specification does not know', () => {
  // Content pages that section 2 names, and section 7 does not.
  const CONTENT_PAGES = ['allDepartments', 'collectionLanding', 'orderConfirmationPage', 'orderListPage'];
  const isSpecified = ({ method, path, name }: AnyEndpoint) =>
    SPECIFIED_CALLS.some((row) => row.method === method && row.path === path) ||
    [...CONTENT_PAGES, 'orderReturnPage'].includes(name);
  const others = endpoints.filter((endpoint) => !isSpecified(endpoint));

  it('is below /experience/binaa/v1 and in exactly one capability', () => {
    const listed = Object.values(CAPABILITIES).flat() as string[];
    expect(listed.toSorted()).toEqual(others.map(({ name }) => name).toSorted());
    expect(others.filter(({ path }) => !path.startsWith('/experience/binaa/v1/'))).toEqual([]);
  });
});
