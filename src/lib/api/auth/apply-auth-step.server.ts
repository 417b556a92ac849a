import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { type AuthStep, signOut } from '#lib/contract/auth/auth.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { setDeviceToken } from '#lib/session/device-cookie.server.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import { createSessionAccount, type Session } from '#lib/session/session.server.ts';
import { createDetachedSession, getSessionCookie } from '#lib/session/session-cookie.server.ts';
import { mergeGuestCarts } from '../cart/merge-guest-carts.server.ts';

type SignedIn = Extract<AuthStep, { kind: 'signed-in' }>;

/** Ends the session that a new one replaces. On failure it expires by itself. */
async function endPreviousSession(former: Session, visitor: BrowserRequest, locale: Locale): Promise<void> {
  await createRequestSession(visitor, locale, createDetachedSession(former)).client.call(signOut, {
    body: {},
  });
}

/**
 * Signs a visitor in: starts a new session with the tokens, ends the previous one and merges the guest's
 * carts into the customer's. Every kind of sign-in ends here. Returns the step without tokens.
 */
export async function signInToAccount(
  step: SignedIn,
  visitor: BrowserRequest,
  locale: Locale,
): Promise<SignedIn> {
  const { tokens, profile } = step;
  if (!tokens) return step;
  const keeper = getSessionCookie(visitor.cookies);
  const former = keeper.session;
  keeper.startAccountSession(createSessionAccount(profile, tokens));
  if (tokens.deviceToken) setDeviceToken(visitor.cookies, tokens.deviceToken);
  if (former?.account) await endPreviousSession(former, visitor, locale);
  const missed = former ? await mergeGuestCarts(former, visitor, locale) : [];
  await createRequestSession(visitor, locale).getOrCreateCart();
  return { kind: 'signed-in', profile, ...(missed.length > 0 && { missed }) };
}

/** Updates the session from the customer's profile. */
export function syncSessionProfile(profile: Profile, visitor: BrowserRequest): void {
  const keeper = getSessionCookie(visitor.cookies);
  const account = keeper.session?.account;
  const { userId, isEmployee, employeeEmailId } = profile;
  if (account?.userId !== userId) return;
  if (account.isEmployee === isEmployee && account.employeeEmailId === employeeEmailId) return;
  keeper.update((it) => {
    it.account = { ...account, isEmployee, employeeEmailId };
  });
}

/** Applies a step to the session; returns it without tokens. */
export async function applyAuthStep(
  step: AuthStep,
  visitor: BrowserRequest,
  locale: Locale,
): Promise<AuthStep> {
  const keeper = getSessionCookie(visitor.cookies);
  if (step.kind === 'signed-in') return await signInToAccount(step, visitor, locale);
  if (step.kind === 'deleted') keeper.endSession();
  else if (step.kind === 'changed') {
    syncSessionProfile(step.profile, visitor);
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
