import { readChallenge, type Step } from '#lib/contract/identity.ts';
import { describeChallenge } from '#lib/format/challenge.ts';
import type { AuthModel, ResetModel, SignInModel, VerifyModel } from '#lib/format/models.ts';
import { localePath } from '#lib/locale/path.ts';
import { readNext, readSaid, readTyped, type VisitorContext } from './auth-typed.ts';
import { type LoaderFailure, toFailure } from './context.ts';

/** A page that another one must come before, or that is of no use any more. */
export type Elsewhere = { kind: 'elsewhere'; to: string };
export type SignInPage = { kind: 'signIn'; model: SignInModel } | Elsewhere;
export type SignUpPage = { kind: 'signUp'; model: AuthModel } | Elsewhere;
export type ForgotPage = { kind: 'forgot'; model: AuthModel };
export type VerifyPage = { kind: 'verify'; model: VerifyModel } | Elsewhere | LoaderFailure;
export type ResetPage = { kind: 'reset'; model: ResetModel } | Elsewhere | LoaderFailure;

// A message is read on the page that shows it: one that only leads on must leave it alone.

// Longer than any field may be: enough to show what is wrong with it.
const MOST = 260;

function within({ locale }: VisitorContext, page: string, next: string | undefined): Elsewhere {
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  return { kind: 'elsewhere', to: localePath(locale, page) + query };
}

/** Who is signed in already goes on to where he was going. */
function goOn({ locale, shopper }: VisitorContext, next: string | undefined): Elsewhere | undefined {
  if (!shopper.account) return undefined;
  return { kind: 'elsewhere', to: next ?? localePath(locale, '/my-account') };
}

/** The sign-in page: by password, or by a code. */
export function loadSignIn(context: VisitorContext, url: URL): SignInPage {
  const next = readNext(url);
  const elsewhere = goOn(context, next);
  if (elsewhere) return elsewhere;
  const code = readTyped('sendCode', context);
  const typed = readTyped('signIn', context);
  const isOut = context.flash?.form === 'signOut' && !context.flash.error;
  const said = isOut
    ? { kind: 'success' as const, text: context.t('auth:signedOut') }
    : readSaid(context, ['signIn', 'sendCode']);
  return { kind: 'signIn', model: { ...typed, code, said, next } };
}

/** The sign-up page, filled in with what another page or a letter knew. */
export function loadSignUp(context: VisitorContext, url: URL): SignUpPage {
  const next = readNext(url);
  const elsewhere = goOn(context, next);
  if (elsewhere) return elsewhere;
  const typed = readTyped('signUp', context);
  const known = { email: 'email', name: 'name', phone: 'mobile' };
  const given = Object.entries(known).map(([name, field]) => [
    field,
    url.searchParams.get(name)?.slice(0, MOST) ?? '',
  ]);
  const values = { ...Object.fromEntries(given), ...typed.values };
  const said = readSaid(context, ['signUp']);
  return { kind: 'signUp', model: { ...typed, values, said, next } };
}

/** The page for who forgot a password; also of use to who is signed in. */
export function loadForgot(context: VisitorContext, url: URL): ForgotPage {
  const typed = readTyped('forgotPassword', context);
  const said = readSaid(context, ['forgotPassword']);
  return { kind: 'forgot', model: { ...typed, said, next: readNext(url) } };
}

/** Where the session's challenge stands; undefined without one. */
async function readStep(shopper: VisitorContext['shopper']): Promise<Step | LoaderFailure | undefined> {
  const challengeId = shopper.session?.challenge;
  if (!challengeId) return undefined;
  const result = await shopper.client.call(readChallenge, { params: { challengeId } });
  if (result.ok) return result.data;
  return result.error.code === 'CHALLENGE_NOT_FOUND' ? undefined : toFailure(result.error);
}

/** The page that takes a code. Without one that is waited for it is of no use. */
export async function loadVerify(context: VisitorContext, url: URL): Promise<VerifyPage> {
  const next = readNext(url);
  const step = await readStep(context.shopper);
  if (step?.kind === 'missing' || step?.kind === 'failed') return step;
  if (step?.kind === 'new-password') return within(context, '/reset-password', next);
  if (step?.kind !== 'code') return within(context, '/sign-in', next);
  const { flash, t } = context;
  const { triesLeft, ...values } = flash?.values ?? {};
  const challenge = describeChallenge(
    step.challenge,
    triesLeft === undefined ? null : Number(triesLeft),
    context.locale,
    Date.now(),
  );
  const { error, errors } = readTyped('verifyCode', context);
  // A wrong code is the field's own fault.
  const isWrong = error !== null && triesLeft !== undefined;
  const typed = isWrong ? { values, errors: { code: error }, error: null } : { values, errors, error };
  const resend = flash?.form === 'resendCode' ? flash : undefined;
  const resendError = resend?.error ?? null;
  const isResent = resend !== undefined && !resendError;
  const said = isResent
    ? { kind: 'success' as const, text: t('auth:resent', { to: challenge.sentTo }) }
    : readSaid(context, ['verifyCode', 'resendCode']);
  return { kind: 'verify', model: { ...typed, challenge, resendError, said, next } };
}

/** The page that takes a new password from who was proven. */
export async function loadReset(context: VisitorContext, url: URL): Promise<ResetPage> {
  const next = readNext(url);
  const step = await readStep(context.shopper);
  if (step?.kind === 'missing' || step?.kind === 'failed') return step;
  if (step?.kind === 'code') return within(context, '/verify', next);
  if (step?.kind !== 'new-password') return within(context, '/forgot-password', next);
  const typed = readTyped('choosePassword', context);
  const said = readSaid(context, ['choosePassword']);
  return { kind: 'reset', model: { ...typed, said, next, isMigrated: step.isMigrated } };
}
