import { isSignedIn } from '#lib/state/auth/signed-in.ts';
import { loadButtonActions } from '../shell/on-button-submit.ts';

// Runs with the page's first script. Loads the wishlist module after a sign-in; for customers when a guest
// list has to be merged or the stored state is more than five minutes old; and for guests when only one of
// the list and `wished`, the state of the wishlist buttons, is stored.

const syncWishlist = (): void => {
  loadButtonActions().then(
    (actions) => actions.mergeAfterSignIn(),
    () => {},
  );
};

function syncIfStale(): void {
  const { hardwareWishlist, hardwareWishlistSetup, wished } = localStorage;
  // Without a timestamp the difference is NaN, and the comparison false.
  const isFresh = isSignedIn()
    ? !hardwareWishlist && Date.now() - hardwareWishlistSetup < 300_000
    : !hardwareWishlist === !wished;
  if (!isFresh) syncWishlist();
}

if (typeof document !== 'undefined') {
  addEventListener('signed-in', syncWishlist);
  // Storage may be disabled.
  try {
    syncIfStale();
  } catch {}
}
