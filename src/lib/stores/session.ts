import { createBrowserClient } from '#lib/client/browser.ts';
import type { CallInput, Client, Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/account.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { Failure } from '#lib/contract/error.ts';
import { removeDevice, type Step, type StepSchema } from '#lib/contract/identity.ts';
import { fill } from '#lib/format/fill.ts';
import type { IdentityConfig } from '#lib/identity/config.ts';
import type { Identity, IdentityCall } from '#lib/identity/identity.ts';
import { openIdentity } from '#lib/identity/open.ts';
import { changeOwner, dropCart, settling } from './cart.ts';
import { patiently } from './leaving.ts';
import { isSignedIn } from './signed-in.ts';
import { $auth, noteProfile } from './state/auth.ts';
import { showToast } from './toasts.ts';

const HOME_AFTER = 500;

type StepEndpoint = AnyEndpoint & { reply: typeof StepSchema };

/** Where a page is, and who keeps its accounts: a hosted provider, or the shop itself. */
export interface SessionPlace {
  language: string;
  country: string;
  identity?: IdentityConfig | undefined;
}

let place: SessionPlace = { language: 'en', country: 'ae' };
let client: Client | undefined;
let identity: Promise<Identity> | undefined;

/** Gives the store its way to the server; islands call it when they mount. */
export function connectSession(where: SessionPlace, other?: Client): void {
  place = where;
  client = other ?? createBrowserClient(where);
  identity = undefined;
}

function caller(): Client {
  client ??= createBrowserClient(place);
  return client;
}

async function ask<T>(act: (it: Identity) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    identity ??= openIdentity(place.identity, caller(), place.language);
    return await act(await identity);
  } catch {
    // What speaks to the provider could not be fetched, or the provider's script broke.
    identity = undefined;
    return { ok: false, error: { code: 'IDENTITY_MISSING', status: 503, message: '' } };
  }
}

/**
 * Makes a step of signing in, signing up or changing an account. What follows from it is done here: the profile is
 * known, and the cart is the customer's. What could not come along into it (`missed`) is for the caller to say.
 */
export async function makeStep<E extends StepEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<Step>> {
  // A change of the guest's cart that comes after him would be nobody's.
  await patiently(settling());
  const reply = await ask((it) => {
    const act = it[endpoint.name as IdentityCall] as ((body: unknown) => Promise<Result<Step>>) | undefined;
    // What follows from being signed in is between the customer and the shop, whoever keeps the account.
    return act ? act(input.body) : (caller().call(endpoint, input) as Promise<Result<Step>>);
  });
  if (!reply.ok) return reply;
  const step = reply.data;
  if (step.kind === 'signed-in' || step.kind === 'changed') noteProfile(step.profile);
  if (step.kind === 'signed-in') {
    changeOwner(place.country);
    // What a guest wished for comes along: pages carry that part only when they hear of this.
    window.dispatchEvent(new Event('signed-in'));
  }
  return reply;
}

/** Who is signed in, asked of the server; a guest costs no call and is told nothing. */
export async function readProfile(): Promise<Profile | null> {
  if (!isSignedIn()) return null;
  const reply = await ask((it) => it.readAccount());
  if (reply.ok) {
    noteProfile(reply.data);
    return reply.data;
  }
  if (![401, 403].includes(reply.error.status)) {
    $auth.set({ ...$auth.get(), isLoggedIn: true, userFetchFailed: true });
  }
  return null;
}

/** What is said of a sign-out. */
export interface SignOutWords {
  signedOut: string;
  /** With `{{message}}` left open. */
  failed: string;
  /** What went wrong, in words. */
  failure: (error: Failure | undefined) => string;
}

/** Signs out here or everywhere, and leads home. False when it failed, which is said. */
export async function signOut(home: string, words: SignOutWords, everywhere = false): Promise<boolean> {
  const reply = await ask((it) => it.signOut(everywhere ? { everywhere } : {}));
  if (reply.ok && reply.data.errorCode === 0) {
    await leave(home, words.signedOut);
    return true;
  }
  const message = words.failure(reply.ok ? undefined : reply.error);
  showToast({ message: fill(words.failed, { message }) });
  return false;
}

/** Signs another device of the account out. False when it failed; either is said. */
export async function signOutDevice(
  deviceId: string,
  words: { done: string; failure: (error: Failure) => string },
): Promise<boolean> {
  const reply = await caller().call(removeDevice, { params: { deviceId } });
  // One that is out already is no less out.
  const isOut = reply.ok || reply.error.code === 'DEVICE_NOT_FOUND';
  const message = isOut ? words.done : words.failure(reply.error);
  showToast({ message, type: isOut ? 'success' : 'error' });
  return isOut;
}

/** After an account was deleted: the same as a sign-out, and home invites to open another. */
export function leaveDeleted(home: string, message: string): Promise<void> {
  return leave(`${home}?signup=true`, message);
}

async function leave(location: string, message: string): Promise<void> {
  dropCart();
  forgetTraces();
  const { clearState } = await import('./state/start.ts');
  await clearState();
  showToast({ message, type: 'success' });
  setTimeout(() => window.location.assign(location), HOME_AFTER);
}

const TRACES = [
  'recentSearches',
  'recentlyViewed',
  'collectStore',
  'deliveryArea',
  // The wishlist's.
  'hardwareWishlist',
  'hardwareWishlistSetup',
  'wished',
];

/** What somebody searched, saw and wished for, and where, is nobody else's business: the next one here finds none of it. */
function forgetTraces(): void {
  try {
    for (const key of TRACES) localStorage.removeItem(key);
  } catch {
    // A storage that is closed to the page holds nothing.
  }
  window.dispatchEvent(new Event('storage'));
}
