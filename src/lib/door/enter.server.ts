import type { Profile } from '#lib/contract/account.ts';
import { type Step, signOut } from '#lib/contract/identity.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { rememberDevice } from '#lib/session/device.server.ts';
import { holdSession, keeperOf } from '#lib/session/keeper.server.ts';
import { createAccount, type Session } from '#lib/session/session.server.ts';
import { createShopper, type Visitor } from '#lib/session/shopper.server.ts';
import { mergeCarts } from './merge.server.ts';

type SignedIn = Extract<Step, { kind: 'signed-in' }>;

/** Ends a session that another one takes the place of; when that fails it ends by itself some day. */
async function endFormer(former: Session, visitor: Visitor, locale: Locale): Promise<void> {
  await createShopper(visitor, locale, holdSession(former)).client.call(signOut, { body: {} });
}

/**
 * Signs a visitor in: a wholly new session that holds the tokens, the guest's goods in the customer's cart, and no
 * trace of the guest. However somebody came to be known, this is the way in. Answers the step as a browser may see it.
 */
export async function enterAccount(step: SignedIn, visitor: Visitor, locale: Locale): Promise<SignedIn> {
  const { tokens, profile } = step;
  if (!tokens) return step;
  const keeper = keeperOf(visitor.cookies);
  const former = keeper.session;
  keeper.enter(createAccount(profile, tokens));
  if (tokens.deviceToken) rememberDevice(visitor.cookies, tokens.deviceToken);
  if (former?.account) await endFormer(former, visitor, locale);
  const missed = former ? await mergeCarts(former, visitor, locale) : [];
  await createShopper(visitor, locale).openCart();
  return { kind: 'signed-in', profile, ...(missed.length > 0 && { missed }) };
}

/** Keeps what a customer's own record says now of what the session knows of him. */
export function followProfile(profile: Profile, visitor: Visitor): void {
  const keeper = keeperOf(visitor.cookies);
  const account = keeper.session?.account;
  const { userId, isEmployee, employeeEmailId } = profile;
  if (account?.userId !== userId) return;
  if (account.isEmployee === isEmployee && account.employeeEmailId === employeeEmailId) return;
  keeper.update((it) => {
    it.account = { ...account, isEmployee, employeeEmailId };
  });
}

/** Takes a step into the session and answers it as a browser may see it: without tokens. */
export async function takeStep(step: Step, visitor: Visitor, locale: Locale): Promise<Step> {
  const keeper = keeperOf(visitor.cookies);
  if (step.kind === 'signed-in') return await enterAccount(step, visitor, locale);
  if (step.kind === 'deleted') keeper.leave();
  else if (step.kind === 'changed') {
    followProfile(step.profile, visitor);
    keeper.update((it) => {
      delete it.challenge;
    });
  } else {
    keeper.update((it) => {
      it.challenge = step.challenge.id;
    });
  }
  return step;
}
