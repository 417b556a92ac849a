import type { Tokens } from '#lib/contract/auth/auth.ts';
import type { Db, Trx } from '../db/database.ts';
import type { AvailableChannels, Message } from '../messaging/message.ts';
import type { AttemptLimiter } from './limits/attempt-limiter.ts';
import type { ClientDevice } from './sessions/client-device.ts';
import type { EmployeeEmailRule } from './users/employee.ts';
import type { UserStore } from './users/user-store.ts';

/** What goes out to people. */
export interface MessageSender {
  /** Within the transaction: what is rolled back is not sent. */
  send(message: Message, trx?: Trx): Promise<unknown>;
  getChannels(): AvailableChannels;
}

export interface SessionOpener {
  createSession(userId: string, visitor: ClientDevice, now: number): Promise<Tokens>;
  /** Ends all of an account's sessions but one. */
  endAllSessions(userId: string, exceptSessionId?: string, trx?: Trx): Promise<unknown>;
  /** Whether this browser signed in to this account before. */
  isKnownDevice(deviceToken: string | undefined, userId: string): boolean;
}

/** What every part of accounts works with. */
export interface AuthContext {
  db: Db;
  /** Keys the hashes of codes and addresses. */
  secret: string;
  identity: UserStore;
  outbox: MessageSender;
  attemptLimiter: Pick<AttemptLimiter, 'consume' | 'reset'>;
  sessions: SessionOpener;
  employee: EmployeeEmailRule;
  /** Limits of an address are so many times as wide. */
  clientsPerNetwork: number;
}
