import type { EndpointInput } from '#lib/contract/endpoint.ts';
import type { createReturn, RefundTarget } from '#lib/contract/orders/returns.ts';
import { MAX_PHOTOS } from '#lib/contract/photos.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db, Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { claimPhotos } from '../../photos/service.ts';
import { findCustomerWallet } from '../../wallet/customer-wallet.ts';
import type { OrderRow } from '../queries.ts';
import {
  deleteReturnDraft,
  findReturnDraft,
  type ReturnMethodDetails,
  type StoredReturnDraft,
} from './drafts.ts';
import { assertPickupPossible } from './pickup-slots.ts';
import { type ReturnCaller, runWithOrderLock } from './prepare-return.ts';
import { findReturn, insertReturn, insertReturnEvent, readOrderReturns } from './queries.ts';
import { type BankAccount, type BankAccountEncryption, requireBankAccount } from './refund/bank-account.ts';
import { type CalculatedReturn, calculateReturn, type ReturnRules } from './refund/calculate-return.ts';
import { getNextReturnStep } from './return-steps.ts';
import type { SendReturnStatus } from './status-message.ts';

type ReturnBody = EndpointInput<typeof createReturn>['body'];

/** Dependencies of submitting a return, besides the request. */
export interface SubmitOptions extends ReturnRules {
  bankAccountEncryption: BankAccountEncryption;
  sendStatus: SendReturnStatus;
  language: Language;
}

/** Submits a draft, exactly once; returns the id of the return. */
export async function submitReturn(
  db: Db,
  caller: ReturnCaller,
  body: ReturnBody,
  options: SubmitOptions,
): Promise<string> {
  const { ownerId, now } = caller;
  return await runWithOrderLock(db, caller, async (trx, order) => {
    const submittedReturn = await findReturn(trx, body.draftId);
    if (submittedReturn?.owner_id === ownerId && submittedReturn.order_id === order.id)
      return submittedReturn.id;
    const draft = await findReturnDraft(trx, order.id);
    if (draft?.id !== body.draftId || !draft.methodDetails) throw new AppError('RETURN_INCOMPLETE');
    const figures = await calculateReturn(trx, order, draft, options, now);
    const refund = { amount: figures.refund, currency: order.currency };
    if (figures.refund < 0 || (figures.refund === 0 && figures.pickupCharge > 0))
      throw new AppError('RETURN_REFUND_TOO_LOW');
    if (body.refund.amount !== refund.amount || body.refund.currency !== refund.currency)
      throw new AppError('RETURN_CHANGED', { refund });
    const target = chooseTarget(figures, body.refundTarget);
    const account = target === 'bank' ? requireBankAccount(body.bankAccount, order.country) : null;
    if (draft.methodDetails.method === 'pickup-home')
      await assertPickupPossible(trx, order, draft.methodDetails, now);
    const sentDraft = { ...draft, methodDetails: draft.methodDetails };
    await storeReturn(trx, order, sentDraft, { figures, target, language: options.language }, now);
    const photos = { photoIds: body.photoIds ?? [], parentType: 'return', parentId: draft.id } as const;
    await claimPhotos(trx, { ...photos, ownerId, limit: MAX_PHOTOS });
    if (account)
      await storeTransfer(trx, order, draft.id, { account, figures, now }, options.bankAccountEncryption);
    await deleteReturnDraft(trx, order.id);
    await options.sendStatus(trx, { returnId: draft.id, status: 'Requested', now });
    return draft.id;
  });
}

/**
 * Returns the chosen destination of the amount that cannot be refunded automatically; null without such an
 * amount. Throws RETURN_INCOMPLETE when no valid one was chosen.
 */
function chooseTarget(
  { refundTargets }: CalculatedReturn,
  chosenTarget: RefundTarget | undefined,
): RefundTarget | null {
  if (refundTargets.length === 0) return null;
  if (!chosenTarget || !refundTargets.includes(chosenTarget)) throw new AppError('RETURN_INCOMPLETE');
  return chosenTarget;
}

interface ReturnTerms {
  figures: CalculatedReturn;
  target: RefundTarget | null;
  language: Language;
}

async function storeReturn(
  trx: Trx,
  order: OrderRow,
  { id, items, methodDetails }: StoredReturnDraft & { methodDetails: ReturnMethodDetails },
  { figures, target, language }: ReturnTerms,
  now: number,
): Promise<void> {
  const isPickup = methodDetails.method === 'pickup-home';
  const walletId =
    target === 'wallet' ? ((await findCustomerWallet(trx, order.owner_id)).wallet?.id ?? null) : null;
  const row = {
    id,
    order_id: order.id,
    owner_id: order.owner_id,
    country: order.country,
    currency: order.currency,
    place: (await readOrderReturns(trx, order.id)).length + 1,
    language,
    status: 'Requested' as const,
    method: methodDetails.method,
    store_code: isPickup ? null : methodDetails.storeCode,
    pickup: isPickup ? JSON.stringify(methodDetails.contact) : null,
    pickup_area: isPickup ? methodDetails.area : null,
    pickup_zone: isPickup ? methodDetails.zone : null,
    pickup_date: isPickup ? methodDetails.slot.date : null,
    pickup_slot: isPickup ? methodDetails.slot.slotId : null,
    products_amount: figures.products,
    delivery_amount: figures.delivery,
    pickup_charge: figures.pickupCharge,
    processing_fee: figures.processingFee,
    refund_amount: figures.refund,
    to_payment: figures.toPayment,
    to_wallet: figures.toWallet,
    to_choose: figures.toChoose,
    refund_target: target,
    wallet_id: walletId,
    accepted_at: null,
    created_at: now,
    updated_at: now,
  };
  const firstStep = getNextReturnStep({ ...row, statusSince: now }, 'customer');
  const parents = new Map(figures.facts.map(({ line }) => [line.id, line.parentId]));
  const lines = figures.parts.map((part) => {
    const parentId = parents.get(part.id) ?? null;
    const { reason = '', note = null } =
      items.find((item) => item.lineItemId === (parentId ?? part.id)) ?? {};
    const isAddOn = parentId !== null;
    const { id: order_line_id, quantity, amount } = part;
    return { order_line_id, quantity, amount, reason, note: isAddOn ? null : note };
  });
  await insertReturn(trx, { ...row, next_step_at: firstStep?.at ?? null }, lines);
  await insertReturnEvent(trx, id, { status: 'Requested', cause: 'customer', at: now });
}

async function storeTransfer(
  trx: Trx,
  { currency }: OrderRow,
  returnId: string,
  { account, figures, now }: { account: BankAccount; figures: CalculatedReturn; now: number },
  bankAccountEncryption: BankAccountEncryption,
): Promise<void> {
  const encrypted = bankAccountEncryption.encrypt(returnId, account);
  await trx
    .insertInto('bank_transfers')
    .values({
      return_id: returnId,
      amount: figures.toChoose,
      currency,
      account: encrypted.account,
      account_end: encrypted.end,
      status: 'Waiting',
      created_at: now,
      sent_at: null,
    })
    .execute();
}
