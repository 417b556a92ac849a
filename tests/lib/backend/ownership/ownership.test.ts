import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/index.ts';
import { type ApiResponse, callEndpoint, type Visitor } from '../../../contract/harness/client.ts';
import { type TestDatabase, testDatabases } from '../databases.ts';
import { openOrderBackend } from '../orders/draft-harness.ts';
import { addCustomer, addGuest, addStranger, type Owner, type OwnershipBackend } from './callers.ts';
import { type CallInput, type IdField, listIdFields, readId, replaceIds } from './id-fields.ts';
import type { OwnedRule } from './rules/ownership-rule.ts';
import { OWNERSHIP_RULES } from './rules/ownership-rules.ts';

// Ownership does not depend on the database, so one is enough.
const [database] = testDatabases as [TestDatabase];

const withIds = endpoints.filter((endpoint) => listIdFields(endpoint).length > 0);

const owned = withIds.flatMap((endpoint) => {
  const rule = OWNERSHIP_RULES[endpoint.name];
  return rule && 'createInput' in rule ? [{ name: endpoint.name, endpoint, rule }] : [];
});

// Ids that do not exist, in the format that their field requires.
const UNKNOWN: Record<string, string> = {
  identifierValue: '+971500000000',
  email_id: 'nobody@binaa.example',
};

const getUnknown = ({ path }: IdField) => {
  const name = path.at(-1) as string;
  return UNKNOWN[name] ?? `nothing-has-this-${name}`;
};

const summarize = ({ status, error }: ApiResponse) => ({
  status,
  code: error?.code,
  message: error?.message,
  details: error?.details,
});

describe('Ids of another person', () => {
  let backend: OwnershipBackend;
  let owner: Owner;
  let other: Owner;
  let otherCallers: [string, Pick<Visitor, 'send'>][];

  beforeAll(async () => {
    const { db, harness, client } = await openOrderBackend(database);
    backend = { ...harness, db, client };
    otherCallers = [
      ['a stranger without a token', addStranger(backend)],
      ['a guest', addGuest(backend)],
      ['an expired session', await addCustomer(backend, 'expired')],
      ['a session that was signed out', await addCustomer(backend, 'signed out')],
    ];
  });
  beforeEach(async () => {
    owner = await addCustomer(backend);
    other = await addCustomer(backend);
  });
  afterAll(() => backend?.client.close());

  const call = (caller: Pick<Visitor, 'send'>, endpoint: AnyEndpoint, input: CallInput) =>
    callEndpoint(caller as Visitor, endpoint, input);

  const getFields = (endpoint: AnyEndpoint, { ignores = [] }: OwnedRule) =>
    listIdFields(endpoint).filter(({ path }) => !ignores.includes(path.at(-1) as string));

  it('have a rule at each endpoint that takes an id, and at no other', () => {
    const names = withIds.map(({ name }) => name).sort();
    expect(Object.keys(OWNERSHIP_RULES).sort()).toEqual(names);
  });

  it.each(owned)('are refused like unknown ids: $name', async ({ endpoint, rule }) => {
    const input = await rule.createInput(owner);
    const unknown = replaceIds(input, getFields(endpoint, rule), getUnknown);
    for (const [callerName, caller] of [...otherCallers, ['another customer', other] as const]) {
      const refused = await call(caller, endpoint, input);
      expect([callerName, refused.status >= 400, refused.data]).toEqual([callerName, true, undefined]);
      const expected = summarize(await call(caller, endpoint, unknown));
      expect([callerName, summarize(refused)]).toEqual([callerName, expected]);
    }
    // The owner's own call proves that the ids exist and that their objects are unchanged.
    const accepted = await call(owner, endpoint, input);
    expect(accepted.status).toBe(rule.status ?? 200);
    expect(accepted.error?.code ?? 'none').not.toBe(summarize(await call(other, endpoint, unknown)).code);
  });

  const ofGuests = owned.filter(({ endpoint, rule }) => endpoint.scope === 'guest' && !rule.customersOnly);

  it.each(ofGuests)('of a guest are refused to another guest: $name', async ({ endpoint, rule }) => {
    const guest = addGuest(backend);
    const input = await rule.createInput(guest);
    const unknown = replaceIds(input, getFields(endpoint, rule), getUnknown);
    for (const caller of [addGuest(backend), other]) {
      const refused = await call(caller, endpoint, input);
      expect([refused.status >= 400, refused.data]).toEqual([true, undefined]);
      expect(summarize(refused)).toEqual(summarize(await call(caller, endpoint, unknown)));
    }
    expect((await call(guest, endpoint, input)).status).toBe(rule.status ?? 200);
  });

  const withSeveral = owned.filter(({ endpoint, rule }) => getFields(endpoint, rule).length > 1);

  it.each(withSeveral)('are refused beside ids of the caller’s own: $name', async ({ endpoint, rule }) => {
    const input = await rule.createInput(owner);
    for (const field of getFields(endpoint, rule)) {
      const foreign = readId(input, field);
      const ownInput = await rule.createInput(other);
      if (foreign === undefined) continue;
      const mixed = await call(
        other,
        endpoint,
        replaceIds(ownInput, [field], () => foreign),
      );
      const unknown = replaceIds(await rule.createInput(other), [field], getUnknown);
      const expected = await call(other, endpoint, unknown);
      expect([field.path, summarize(mixed)]).toEqual([field.path, summarize(expected)]);
      expect(mixed.text).not.toContain(String(foreign));
    }
    const accepted = await call(owner, endpoint, input);
    expect(accepted.status).toBe(rule.status ?? 200);
  });
});
