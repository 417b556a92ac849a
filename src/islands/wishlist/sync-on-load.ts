import { isSignedIn } from '#lib/state/auth/signed-in.ts';
import { loadButtonActions } from './on-button-submit.ts';

// Runs with the first script of a page: when somebody came in with a list that only this browser knows, or what is
// painted may not be true any more, the wishlist's own part is fetched. It may be five minutes old.

const syncWishlist = (): void => {
  loadButtonActions().then(
    (acts) => acts.mergeAfterSignIn(),
    () => {},
  );
};

function syncIfStale(): void {
  const { hardwareWishlist, hardwareWishlistSetup, wished } = localStorage;
  // Without a time the difference is no number, and less than nothing.
  const isFresh = isSignedIn()
    ? !hardwareWishlist && Date.now() - hardwareWishlistSetup < 300_000
    : !hardwareWishlist === !wished;
  if (!isFresh) syncWishlist();
}

if (typeof document !== 'undefined') {
  addEventListener('signed-in', syncWishlist);
  // Storage may be closed.
  try {
    syncIfStale();
  } catch {}
}
