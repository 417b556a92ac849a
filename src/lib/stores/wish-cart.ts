import type { Result } from '#lib/client/client.ts';
import { addItems, MAX_ITEMS_PER_CALL } from '#lib/contract/bulk.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { Failure } from '#lib/contract/error.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import { wishKey } from '#lib/format/wish-key.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';
import { addToCart, changeCart, removeFromCart } from './cart.ts';
import type { NewItem } from './changes.ts';
import type { PageLine } from './order.ts';
import { $wishlist, isNamed, visibleWishes, type WishEntry } from './wishes.ts';
import { addWishes, connectWishlist, removeWishes, setWish } from './wishlist.ts';

const nameOf = ({ code, options }: WishEntry): string => wishKey(code, options);

/** An entry as the cart wants it. */
function itemOf({ code, quantity, options }: WishEntry): NewItem {
  return { quantity, product: { productCode: code }, ...(options?.length && { options }) };
}

/** Moves an entry of the wishlist into the cart; refused, it stays where it is. */
export async function moveToCart(name: string): Promise<Result<unknown>> {
  const entry = visibleWishes($wishlist.get()).find((each) => isNamed(each, [name]));
  if (!entry) return { ok: true, data: [] };
  const added = await addToCart(itemOf(entry));
  return added.ok ? removeWishes([name]) : added;
}

/** What of several entries came into the cart. */
export interface MovedWishes {
  moved: number;
  /** Entries that stay, in part or in full. */
  stayed: number;
  /** Why the rest was not even tried. */
  error: Failure | null;
}

/** Moves entries into the cart, each as far as it goes; what does not fit stays. */
export async function moveAllToCart(names: readonly string[]): Promise<MovedWishes> {
  const entries = visibleWishes($wishlist.get()).filter((entry) => names.includes(nameOf(entry)));
  const done: MovedWishes = { moved: 0, stayed: 0, error: null };
  for (let at = 0; at < entries.length && !done.error; at += MAX_ITEMS_PER_CALL) {
    const some = entries.slice(at, at + MAX_ITEMS_PER_CALL);
    const input = { params: { cartId: CURRENT_ID }, query: { partial: 'true' as const } };
    const reply = await changeCart(addItems, { ...input, body: { items: some.map(itemOf) } });
    if (!reply.ok) {
      done.error = reply.error;
      break;
    }
    const added = new Map(reply.data.missed.map((missed) => [missed.index, missed.added]));
    const whole = some.filter((entry, index) => (added.get(index) ?? entry.quantity) >= entry.quantity);
    done.moved += whole.length;
    done.stayed += some.length - whole.length;
    if (whole.length > 0) void removeWishes(whole.map(nameOf));
    for (const [index, pieces] of added) {
      const entry = some[index];
      if (entry && pieces > 0 && pieces < entry.quantity)
        void setWish(nameOf(entry), entry.quantity - pieces);
    }
  }
  return done;
}

/** Moves a line of the cart onto the wishlist, with its pieces and its shade; refused, it stays where it is. */
export async function moveToWishlist({ id, code, shade, quantity }: PageLine): Promise<Result<unknown>> {
  connectWishlist();
  const options = shade && [{ attributeFQN: SHADE_OPTION, value: formatShadeValue(shade) }];
  // What is in a cart has its size.
  const item = { quantity, product: { productCode: code }, isSizeChosen: true };
  const saved = await addWishes([{ ...item, ...(options && { options }) }]);
  return saved.ok ? removeFromCart(id) : saved;
}
