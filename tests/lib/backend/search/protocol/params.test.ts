import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNSUPPORTED_PARAMS } from '#lib/backend/search/protocol/unsupported-params.ts';
import { SearchParamsSchema } from '#lib/contract/search/query.ts';
import { createFixtureSeed } from '../../backend-fixture.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../databases.ts';
import { createSearchHarness, type SearchHarness } from '../search-harness.ts';

let harness: SearchHarness;
beforeAll(async () => {
  harness = createSearchHarness(await openSeeded(testDatabases[0] as TestDatabase, createFixtureSeed()));
});
afterAll(() => harness?.backend.close());

const INDEX = 'products_en_ae_price_asc';
const query = async (params: object) => {
  const response = await harness.send('POST', `/1/indexes/${INDEX}/query`, params);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const listCodes = ({ body }: Awaited<ReturnType<typeof query>>) =>
  (body.hits as { objectID: string }[]).map(({ objectID }) => objectID);

describe('Parameters of a search', () => {
  it('offset and length return hits across pages', async () => {
    const all = listCodes(await query({ hitsPerPage: 20 }));
    const part = await query({ offset: 3, length: 4 });
    expect(listCodes(part)).toEqual(all.slice(3, 7));
    expect(part.body).toMatchObject({ offset: 3, length: 4 });
    expect((await query({ offset: 0 })).body.hitsPerPage).toBe(20);
    expect((await query({ params: 'offset=1&length=0' })).body.hits).toEqual([]);
    expect((await query({ hitsPerPage: 20 })).body).not.toHaveProperty('offset');
    expect((await query({ offset: -1 })).status).toBe(400);
    expect((await query({ length: 101 })).status).toBe(400);
  });

  it('responseFields selects the fields of the response', async () => {
    const { body } = await query({ responseFields: ['hits', 'nbHits'] });
    expect(Object.keys(body).sort()).toEqual(['hits', 'nbHits']);
    expect((await query({ params: 'responseFields=%5B%22page%22%5D' })).body).toEqual({ page: 0 });
    expect(Object.keys((await query({ responseFields: ['*'] })).body)).toContain('nbPages');
  });

  it.each([
    ['advancedSyntax', true],
    ['attributesToSnippet', ['content']],
    ['distinct', 1],
    ['getRankingInfo', true],
    ['optionalFilters', ['brand:rukn']],
    ['removeWordsIfNoResults', 'allOptional'],
    ['restrictSearchableAttributes', ['content']],
    ['sortFacetValuesBy', 'alpha'],
    ['typoTolerance', false],
  ])('rejects the parameter %s by its name', async (name, value) => {
    for (const body of [
      { [name]: value },
      { params: new URLSearchParams({ [name]: String(value) }).toString() },
    ]) {
      const response = await query(body);
      expect(response.status).toBe(400);
      expect(response.body.message).toBe(`The parameter ${name} is not supported`);
    }
  });

  it('accepts unsupported parameters at their default value, and analytics parameters', async () => {
    const neutralParams = { distinct: false, typoTolerance: 'true', tagFilters: '', attributesToSnippet: [] };
    expect((await query({ ...neutralParams, userToken: 'anonymous-1', analyticsTags: ['web'] })).status).toBe(
      200,
    );
  });
});

it('docs/search.md lists every parameter that is supported or refused', () => {
  const table = readFileSync('docs/search.md', 'utf8');
  const readRow = (label: string) =>
    [...(new RegExp(`^\\| ${label} \\| (.*) \\|$`, 'm').exec(table)?.[1] ?? '').matchAll(/`(\w+)`/g)]
      .map(([, name]) => name)
      .sort();
  expect(readRow('supported')).toEqual(Object.keys(SearchParamsSchema.shape).sort());
  expect(readRow('refused')).toEqual([...UNSUPPORTED_PARAMS].sort());
});
