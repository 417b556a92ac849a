import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { type AuthStep, signOut } from '#lib/contract/auth/auth.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { setDeviceToken } from '#lib/session/device-token.server.ts';
import { type BrowserRequest, createRequestSession } from '#lib/session/request-session.server.ts';
import { createSessionAccount, type Session } from '#lib/session/sealed-session.server.ts';
import { createDetachedSession, getSessionCookie } from '#lib/session/session-cookie.server.ts';
import { mergeGuestCarts } from '../cart/merge-guest-carts.server.ts';

type SignedInStep = Extract<AuthStep, { kind: 'signed-in' }>;

/** Ends the session that a new one replaces. If the call fails, the old session expires by itself. */
async function endPreviousSession(
  previousSession: Session,
  browserRequest: BrowserRequest,
  locale: Locale,
): Promise<void> {
  await createRequestSession(browserRequest, locale, createDetachedSession(previousSession)).client.call(
    signOut,
    {
      body: {},
    },
  );
}

/**
 * Signs a visitor in: starts a new session with the tokens, ends the previous one and merges the guest's
 * carts into the customer's. Every sign-in method ends with this call. Returns the step without tokens.
 */
export async function signInToAccount(
  step: SignedInStep,
  browserRequest: BrowserRequest,
  locale: Locale,
): Promise<SignedInStep> {
  const { tokens, profile } = step;
  if (!tokens) return step;
  const sessionCookie = getSessionCookie(browserRequest.cookies);
  const previousSession = sessionCookie.session;
  sessionCookie.startAccountSession(createSessionAccount(profile, tokens));
  if (tokens.deviceToken) setDeviceToken(browserRequest.cookies, tokens.deviceToken);
  if (previousSession?.account) await endPreviousSession(previousSession, browserRequest, locale);
  const mergeMessages = previousSession ? await mergeGuestCarts(previousSession, browserRequest, locale) : [];
  await createRequestSession(browserRequest, locale).getOrCreateCart();
  return { kind: 'signed-in', profile, ...(mergeMessages.length > 0 && { missed: mergeMessages }) };
}

/** Updates the session from the customer's profile. */
export function syncSessionProfile(profile: Profile, browserRequest: BrowserRequest): void {
  const sessionCookie = getSessionCookie(browserRequest.cookies);
  const account = sessionCookie.session?.account;
  const { userId, isEmployee, employeeEmailId } = profile;
  if (account?.userId !== userId) return;
  if (account.isEmployee === isEmployee && account.employeeEmailId === employeeEmailId) return;
  sessionCookie.update((session) => {
    session.account = { ...account, isEmployee, employeeEmailId };
  });
}

/** Applies an auth step to the session; returns the step without tokens. */
export async function applyAuthStep(
  step: AuthStep,
  browserRequest: BrowserRequest,
  locale: Locale,
): Promise<AuthStep> {
  const sessionCookie = getSessionCookie(browserRequest.cookies);
  if (step.kind === 'signed-in') return await signInToAccount(step, browserRequest, locale);
  if (step.kind === 'deleted') sessionCookie.endSession();
  else if (step.kind === 'changed' || step.kind === 'confirmed') {
    if (step.kind === 'changed') syncSessionProfile(step.profile, browserRequest);
    sessionCookie.update((session) => {
      delete session.challenge;
    });
  } else {
    sessionCookie.update((session) => {
      session.challenge = step.challenge.id;
    });
  }
  return step;
}
