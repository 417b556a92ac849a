import { SHADE_OPTION } from '#lib/contract/options.ts';
import { WISHLIST_MOST } from '#lib/contract/wishlist.ts';
import { fill } from '#lib/format/fill.ts';
import { fillForm } from '#lib/format/plural.ts';
import { UNDO_TOAST_MS } from '#lib/stores/toasts.ts';
import { mergeWishes } from '#lib/stores/wish-merge.ts';
import type { WishReply } from '#lib/stores/wish-queue.ts';
import { $wishlist } from '#lib/stores/wishes.ts';
import { addWishes, connectWishlist, toggleWish } from '#lib/stores/wishlist.ts';
import { sayAloud } from './say.ts';

const LEFT = /\/(sign-in|sign-up|verify|forgot-password|reset-password)$/;
const SHADE_FIELD = 'body.options.0.value';

type Failed = Extract<WishReply, { ok: false }>;

const languageOf = (): 'en' | 'ar' => (document.documentElement.lang.startsWith('ar') ? 'ar' : 'en');

async function loadWords() {
  const language = languageOf();
  const { words } = await (language === 'ar' ? import('./words-ar.ts') : import('./words-en.ts'));
  return { words: words as Record<string, string>, language };
}

type Words = Awaited<ReturnType<typeof loadWords>>['words'];

const say = (words: Words, key: string): string => words[key] ?? '';

/** Forms of a count, of words that have their language's alone. */
function count(words: Words, key: string, number: number): string {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return fillForm(
    Object.fromEntries(forms.map((form) => [form, words[`${key}_${form}`]])),
    languageOf(),
    number,
  );
}

/** The shade that comes along: the heart's own, or what is chosen on the page of a tinted paint. */
function shadeOf({ dataset }: HTMLElement): string | undefined {
  if (dataset.shade || dataset.tinted === undefined) return dataset.shade;
  return document.querySelector<HTMLInputElement>(`input[name="${SHADE_FIELD}"]:checked`)?.value;
}

/** Whether the page says that goods are shown in a size that is chosen, or in none; undefined where it says neither. */
function isSizeChosen({ value, form }: HTMLButtonElement): boolean | undefined {
  const names = [...(form?.elements ?? [])].flatMap((field) => {
    const { name, value: code } = field as HTMLInputElement;
    return code === value ? name : [];
  });
  if (names.includes('sized')) return true;
  return names.includes('unsized') ? false : undefined;
}

function tellFailure(words: Words, what: string, { error }: Failed): void {
  const isFull = error.code === 'WISHLIST_FULL';
  sayAloud({ message: isFull ? fill(say(words, 'full'), { maximum: WISHLIST_MOST }) : say(words, what) });
}

/** Does what a heart is pressed for, and says what became of it. */
export async function pressHeart(heart: HTMLButtonElement): Promise<void> {
  connectWishlist();
  const shade = shadeOf(heart);
  const options = shade ? [{ attributeFQN: SHADE_OPTION, value: shade }] : undefined;
  const toggled = toggleWish(heart.value, options, isSizeChosen(heart));
  const [{ isSaved, reply }, { words }] = await Promise.all([toggled, loadWords()]);
  if (!reply.ok) return tellFailure(words, isSaved ? 'addFailed' : 'removeFailed', reply);
  if (isSaved) {
    const linkHref = `/${location.pathname.split('/')[1]}/wishlist`;
    const link = { linkLabel: say(words, 'view'), linkHref };
    sayAloud({ message: say(words, 'saved'), type: 'success', ...link, autoClose: 5000 });
    return;
  }
  const undo = async (): Promise<void> => {
    const again = await addWishes(reply.data);
    if (!again.ok) tellFailure(words, 'addFailed', again);
  };
  const link = { linkLabel: say(words, 'undo'), onLink: () => void undo() };
  const isThere = reply.data.length > 0;
  sayAloud({ message: say(words, 'removed'), type: 'info', ...(isThere && link), autoClose: UNDO_TOAST_MS });
}

/** Looks after the list when a page comes alive: what a guest kept comes along with who has come in. */
export async function arrive(): Promise<void> {
  // A page that is left for another one at once says nothing that could be read.
  if (LEFT.test(location.pathname)) return;
  const merged = await mergeWishes();
  if (!merged) return;
  const { words } = await loadWords();
  if (merged.came > 0) {
    sayAloud({ message: count(words, 'merged', merged.came), type: 'success', autoClose: 5000 });
  }
  if (merged.full > 0) sayAloud({ message: count(words, 'left', merged.full), autoClose: 8000 });
  if (merged.isBroken) {
    sayAloud({ message: say(words, $wishlist.get().isKnown ? 'addFailed' : 'countFailed') });
  }
}
