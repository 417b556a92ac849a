import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { MAX_WISHLIST_ITEMS } from '#lib/contract/wishlist/wishlist.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { formatPlural } from '#lib/format/plural.ts';
import { UNDO_TOAST_MS } from '#lib/state/shell/toasts.ts';
import { $wishlist } from '#lib/state/wishlist/items.ts';
import { mergeGuestWishlist } from '#lib/state/wishlist/merge-guest-wishlist.ts';
import type { WishlistResult } from '#lib/state/wishlist/queue.ts';
import { addToWishlist, connectWishlist, toggleWishlistItem } from '#lib/state/wishlist/wishlist.ts';
import { announceToast } from '../shell/announce-toast.ts';

const AUTH_PAGES = /\/(sign-in|sign-up|verify|forgot-password|reset-password)$/;
const SHADE_FIELD = 'body.options.0.value';

type Failed = Extract<WishlistResult, { ok: false }>;

const languageOf = (): 'en' | 'ar' => (document.documentElement.lang.startsWith('ar') ? 'ar' : 'en');

async function loadWords() {
  const language = languageOf();
  const { words } = await (language === 'ar' ? import('./messages-ar.ts') : import('./messages-en.ts'));
  return { words: words as Record<string, string>, language };
}

type Words = Awaited<ReturnType<typeof loadWords>>['words'];

const getText = (words: Words, key: string): string => words[key] ?? '';

/** Plural form of a message, in the page's language. */
function count(words: Words, key: string, number: number): string {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return formatPlural(
    Object.fromEntries(forms.map((form) => [form, words[`${key}_${form}`]])),
    languageOf(),
    number,
  );
}

/** Returns the button's shade, else the shade selected on a paint's page. */
function shadeOf({ dataset }: HTMLElement): string | undefined {
  if (dataset.shade || dataset.tinted === undefined) return dataset.shade;
  return document.querySelector<HTMLInputElement>(`input[name="${SHADE_FIELD}"]:checked`)?.value;
}

/** Returns whether the page shows the product in a selected size; undefined for products without sizes. */
function isSizeChosen({ value, form }: HTMLButtonElement): boolean | undefined {
  const names = [...(form?.elements ?? [])].flatMap((field) => {
    const { name, value: code } = field as HTMLInputElement;
    return code === value ? name : [];
  });
  if (names.includes('sized')) return true;
  return names.includes('unsized') ? false : undefined;
}

function showFailure(words: Words, what: string, { error }: Failed): void {
  const isFull = error.code === 'WISHLIST_FULL';
  announceToast({
    message: isFull
      ? interpolate(getText(words, 'full'), { maximum: MAX_WISHLIST_ITEMS })
      : getText(words, what),
  });
}

/** Toggles a product of the wishlist and shows the result. */
export async function toggleFromButton(heart: HTMLButtonElement): Promise<void> {
  connectWishlist();
  const shade = shadeOf(heart);
  const options = shade ? [{ attributeFQN: SHADE_OPTION, value: shade }] : undefined;
  const toggled = toggleWishlistItem(heart.value, options, isSizeChosen(heart));
  const [{ isSaved, reply }, { words }] = await Promise.all([toggled, loadWords()]);
  if (!reply.ok) return showFailure(words, isSaved ? 'addFailed' : 'removeFailed', reply);
  if (isSaved) {
    const linkHref = `/${location.pathname.split('/')[1]}/wishlist`;
    const link = { linkLabel: getText(words, 'view'), linkHref };
    announceToast({ message: getText(words, 'saved'), type: 'success', ...link, autoCloseMs: 5000 });
    return;
  }
  const undo = async (): Promise<void> => {
    const again = await addToWishlist(reply.data);
    if (!again.ok) showFailure(words, 'addFailed', again);
  };
  const link = { linkLabel: getText(words, 'undo'), onAction: () => void undo() };
  const isThere = reply.data.length > 0;
  announceToast({
    message: getText(words, 'removed'),
    type: 'info',
    ...(isThere && link),
    autoCloseMs: UNDO_TOAST_MS,
  });
}

/** Merges the guest's list after sign-in and shows the result. */
export async function mergeAfterSignIn(): Promise<void> {
  // Auth pages redirect at once, so a toast could not be read.
  if (AUTH_PAGES.test(location.pathname)) return;
  const merged = await mergeGuestWishlist();
  if (!merged) return;
  const { words } = await loadWords();
  if (merged.mergedCount > 0) {
    announceToast({
      message: count(words, 'merged', merged.mergedCount),
      type: 'success',
      autoCloseMs: 5000,
    });
  }
  if (merged.rejectedCount > 0)
    announceToast({ message: count(words, 'left', merged.rejectedCount), autoCloseMs: 8000 });
  if (merged.hasFailed) {
    announceToast({ message: getText(words, $wishlist.get().isKnown ? 'addFailed' : 'countFailed') });
  }
}
