import type { Db } from '#lib/backend/db/database.ts';
import { EMIRATES, type Visitor } from '../../../contract/harness/client.ts';
import { createFunctionHarness, SECRET } from '../../../contract/harness/function-client.ts';
import {
  addToCart,
  createCard,
  createDraft,
  startPayment,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { chooseSlot, listFreeSlots } from '../../../contract/harness/slot-draft.ts';
import { createTokenClient } from '../../../contract/harness/token-client.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';

/** A customer's attempt to buy, and its result. */
export interface PurchaseAttempt {
  visitor: Visitor;
  orderId: string | undefined;
  /** `Accepted`, or the error code of the last call. */
  outcome: string | undefined;
  /** How often the chosen delivery slot was full. */
  fullSlots: number;
  submitMs: number | undefined;
}

/** Creates a catalog with one product that has little stock. */
export function createScarceSeed(pieces: number) {
  const seed = createFixtureSeed();
  return { ...seed, products: [...seed.products, product({ code: SCARCE_PRODUCT, quantity: pieces })] };
}

export const SCARCE_PRODUCT = 'T-LIMITED';

/** Lets many customers buy the same product in the same delivery slot at the same time. */
export async function buyConcurrently(db: Db, customers: number) {
  const { backend } = createFunctionHarness(db);
  // Retries while the shop responds that it is overloaded.
  const fetchWithRetries = async (request: Request): Promise<Response> => {
    const response = await backend.handle(request.clone());
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return await fetchWithRetries(request);
  };
  const client = createTokenClient('http://commerce.test', fetchWithRetries, SECRET, () => backend.close());
  const attempts = Array.from({ length: customers }, () => attemptPurchase(client.visitor(), SCARCE_PRODUCT));
  const results = await Promise.all(attempts);
  return { results, close: () => client.close() };
}

/** Returns the given percentile of the time that submitting took, in milliseconds. */
export function getSubmitTime(results: readonly PurchaseAttempt[], percentile: number): number {
  const times = results.flatMap(({ submitMs }) => submitMs ?? []).sort((a, b) => a - b);
  return times[Math.ceil((times.length * percentile) / 100) - 1] as number;
}

async function attemptPurchase(visitor: Visitor, productCode: string): Promise<PurchaseAttempt> {
  const result: PurchaseAttempt = {
    visitor,
    orderId: undefined,
    outcome: undefined,
    fullSlots: 0,
    submitMs: undefined,
  };
  const added = await addToCart(visitor, EMIRATES, { productCode }, 1);
  const draft = await createDraft(visitor, EMIRATES);
  result.outcome = added.error?.code ?? draft.error?.code;
  if (result.outcome) return result;
  const { id } = draft.data;
  result.orderId = id;
  for (;;) {
    const [, slot] = await listFreeSlots(visitor, EMIRATES, id);
    if (!slot) return { ...result, outcome: 'NO_SLOT' };
    await chooseSlot(visitor, EMIRATES, id, slot);
    const session = await startPayment(visitor, EMIRATES, id);
    if (session.error?.code === 'SLOT_FULL') {
      result.fullSlots += 1;
      continue;
    }
    if (session.error) return { ...result, outcome: session.error.code };
    await visitor.pay(session.data.id, createCard());
    const start = performance.now();
    const submitted = await submitOrder(visitor, EMIRATES, id);
    result.submitMs = performance.now() - start;
    return { ...result, outcome: submitted.error?.code ?? submitted.data.status };
  }
}
