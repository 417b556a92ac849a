import type { Tokens } from '#lib/contract/identity.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Channels, Message } from '../messaging/message.ts';
import type { Attempts } from './attempts.ts';
import type { EmployeeRule } from './employee.ts';
import type { Identity } from './identity.ts';
import type { Visitor } from './sessions/visitor.ts';

/** What goes out to people. */
export interface Outbox {
  /** Within the transaction: what is rolled back is not sent. */
  send(message: Message, trx?: Trx): Promise<unknown>;
  channels(): Channels;
}

export interface Sessions {
  open(userId: string, visitor: Visitor, now: number): Promise<Tokens>;
  /** Ends all of an account's sessions but one. */
  endAll(userId: string, exceptSessionId?: string, trx?: Trx): Promise<unknown>;
  /** Whether this browser signed in to this account before. */
  knownDevice(deviceToken: string | undefined, userId: string): boolean;
}

/** What every part of accounts works with. */
export interface Parts {
  db: Db;
  /** Keys the hashes of codes and addresses. */
  secret: string;
  identity: Identity;
  outbox: Outbox;
  attempts: Pick<Attempts, 'take' | 'clear'>;
  sessions: Sessions;
  employee: EmployeeRule;
  /** Limits of an address are so many times as wide. */
  crowd: number;
}
