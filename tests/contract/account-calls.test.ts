import { afterAll, beforeAll, describe } from 'vitest';
import { type TestDatabase, testDatabases } from '../lib/backend/databases.ts';
import { openOrderBackend } from '../lib/backend/orders/draft-harness.ts';
import { addCustomer, type OwnershipBackend } from '../lib/backend/ownership/callers.ts';
import { describeNotices } from './cases/account/notices.ts';
import { describeReturns } from './cases/account/returns.ts';
import { describeReviews } from './cases/account/reviews.ts';

// The backend's own tests cover these endpoints on each database; here they go through the complete handler, on one.
const [database] = testDatabases as [TestDatabase];

describe('The backend handler, for a signed-in customer', () => {
  let backend: OwnershipBackend;
  beforeAll(async () => {
    const { db, harness, client } = await openOrderBackend(database);
    backend = { ...harness, db, client };
  });
  afterAll(() => backend?.client.close());

  const callers = { guest: () => backend.client.visitor(), customer: () => addCustomer(backend) };
  describeReturns(callers);
  describeReviews(callers);
  describeNotices(callers);
});
