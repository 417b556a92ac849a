import type { SessionTokens } from '#lib/contract/auth/auth.ts';
import type { Db, Trx } from '../db/database.ts';
import type { AvailableChannels, Message } from '../messaging/message.ts';
import type { AttemptLimiter } from './limits/attempt-limiter.ts';
import type { ClientDevice } from './sessions/client-device.ts';
import type { EmployeeEmailRule } from './users/employee.ts';
import type { UserStore } from './users/user-store.ts';

/** Sends emails and SMS. */
export interface MessageSender {
  /** With a transaction, the message is sent only if the transaction commits. */
  send(message: Message, trx?: Trx): Promise<unknown>;
  getChannels(): AvailableChannels;
}

export interface SessionLifecycle {
  createSession(userId: string, device: ClientDevice, now: number): Promise<SessionTokens>;
  /** Ends all sessions of a user, except `exceptSessionId`. */
  endAllSessions(userId: string, exceptSessionId?: string, trx?: Trx): Promise<unknown>;
  /** Whether this browser has signed in to this account before. */
  isKnownDevice(deviceToken: string | undefined, userId: string): boolean;
}

/** Dependencies of the auth and account functions. */
export interface AuthContext {
  db: Db;
  /** HMAC key for the hashes of codes and contacts. */
  secret: string;
  userStore: UserStore;
  outbox: MessageSender;
  attemptLimiter: Pick<AttemptLimiter, 'consume' | 'reset'>;
  sessions: SessionLifecycle;
  employeeEmailRule: EmployeeEmailRule;
  /** Factor by which limits per network are multiplied. */
  clientsPerNetwork: number;
}
