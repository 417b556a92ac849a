import { splitLocalePath } from '#lib/locale/locale-path.ts';
import type { Trx } from '../../db/database.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import { findOrder } from '../queries.ts';
import { readOrderForMessage } from './order-for-message.ts';
import type { OrderLinks } from './order-link.ts';
import { listOrderRecipients } from './order-recipients.ts';

/** A submitted order whose confirmation is sent. */
export interface SubmittedOrder {
  id: string;
  /** Return path of its payment; its locale is the language in which the customer paid. */
  returnPath: string;
  now: number;
}

/** Queues the confirmation in the transaction that submits the order, so that it is sent exactly once. */
export type SendConfirmation = (trx: Trx, submittedOrder: SubmittedOrder) => Promise<void>;

export function createConfirmationSender(outbox: Outbox, links: OrderLinks): SendConfirmation {
  return async (trx, { id, returnPath, now }) => {
    const row = await findOrder(trx, id);
    if (!row) return;
    const language = splitLocalePath(returnPath).locale?.language ?? 'en';
    const { order, store } = await readOrderForMessage(trx, row, language, now);
    const data = {
      order: JSON.stringify(order),
      store: JSON.stringify(store),
      token: await links.sign(id, now),
    };
    for (const to of listOrderRecipients(order, outbox.getChannels())) {
      await outbox.send({ kind: 'order-placed', to, language, country: row.country, data }, trx);
    }
  };
}
