import { findUserById } from '../../auth/users/users.ts';
import type { Trx } from '../../db/database.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import type { OrderLinks } from '../../orders/confirmation/order-link.ts';
import type { CaseRow } from './queries.ts';

/** Content of an email about a case. */
type CaseEvent = { kind: 'case-opened' } | { kind: 'case-answered'; answer: string };

type MailedCase = Pick<
  CaseRow,
  'id' | 'number' | 'owner_id' | 'email' | 'language' | 'country' | 'order_owner_id'
>;

/** Queues an email about a case in its transaction, so that it is sent exactly once. */
export type SendCaseMail = (trx: Trx, row: MailedCase, event: CaseEvent, now: number) => Promise<void>;

/** Customers read a case in their account, guests by a link that gives access to this case only. */
export function createCaseMailer(outbox: Outbox, links: OrderLinks): SendCaseMail {
  return async (trx, row, event, now) => {
    const ids = [row.owner_id, ...(row.order_owner_id === null ? [] : [row.order_owner_id])];
    const users = await Promise.all(ids.map((id) => findUserById(trx, id)));
    const user = users.find((candidate) => candidate !== undefined);
    const email = user?.email ?? row.email;
    if (email === null) return;
    const path = user
      ? `/my-account/cases/${row.number}`
      : `/cases/${row.number}?token=${await links.sign(row.id, now)}`;
    const { language, country } = row;
    const message = { to: { email }, language, country };
    const data = { number: row.number, path };
    if (event.kind === 'case-opened') await outbox.send({ kind: 'case-opened', ...message, data }, trx);
    else
      await outbox.send({ kind: 'case-answered', ...message, data: { ...data, answer: event.answer } }, trx);
  };
}
