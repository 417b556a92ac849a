import { addItem, type LineItem } from '#lib/contract/cart.ts';
import { SHADE_OPTION } from '#lib/contract/options.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { errorWords } from '#lib/messages/errors.ts';
import { getTranslate } from '#lib/messages/index.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createShopper, type Shopper, type Visitor } from '#lib/session/shopper.server.ts';

/** Adds a line to the other country's cart; answers why it could not come along, or came in part. */
async function carryLine(
  line: LineItem,
  to: Shopper,
  cartId: string,
  locale: Locale,
): Promise<string | undefined> {
  const { productCode, options, content } = line.product;
  const chosen = options.filter(({ attributeFQN }) => attributeFQN === SHADE_OPTION);
  const add = (quantity: number) =>
    to.client.call(addItem, {
      params: { cartId },
      body: {
        quantity,
        product: { productCode },
        ...(chosen.length > 0 && {
          options: chosen.map(({ attributeFQN, value }) => ({ attributeFQN, value })),
        }),
      },
    });
  const added = await add(line.quantity);
  if (added.ok) return undefined;
  const { code, details } = added.error;
  const left = Number(details?.available ?? 0);
  if (left > 0) await add(left);
  return `${content.productName}: ${errorWords(code, locale.language, details)}`;
}

/**
 * What happens to a cart when the shopper moves to another country by the switch: the goods come along at that
 * country's prices, and what cannot is said line by line on the cart page. The cart that was left stays as it is;
 * one that the other country already has is not touched.
 */
export async function carryCart(visitor: Visitor, from: Locale, to: Locale): Promise<void> {
  const leaving = createShopper(visitor, from);
  const left = await leaving.readCart();
  if (!left?.ok || left.data.itemCount === 0) return;

  const arriving = createShopper(visitor, to);
  const found = await arriving.openCart();
  if (!found.ok || found.data.itemCount > 0) return;

  const lines = left.data.items.flatMap((group) => group.items).filter((line) => line.parentItemId === null);
  const missed: string[] = [];
  for (const line of lines) {
    const why = await carryLine(line, arriving, found.data.id, to);
    if (why) missed.push(why);
  }
  await arriving.openCart();
  if (missed.length === 0) return;
  const t = getTranslate(to.language);
  setFlash(visitor.cookies, { form: 'setLocale', error: [t('errors:NOT_CARRIED'), ...missed].join('\n') });
}
