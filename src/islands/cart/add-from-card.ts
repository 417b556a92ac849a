import { interpolate } from '#lib/format/interpolate.ts';
import { addToCart, connectCart } from '#lib/state/cart/cart.ts';
import { announceToast } from '../shell/announce-toast.ts';

/** A second press of the same button within this time counts as the same press. */
const DOUBLE_PRESS_MS = 600;

const pressTimes = new WeakMap<HTMLButtonElement, number>();

/** Adds the product of a card's button to the cart and shows the result. The form has the messages. */
export async function addFromCard(button: HTMLButtonElement): Promise<void> {
  const now = performance.now();
  const isSamePress = now - (pressTimes.get(button) ?? Number.NEGATIVE_INFINITY) < DOUBLE_PRESS_MS;
  pressTimes.set(button, now);
  const { dataset, elements } = button.form as HTMLFormElement;
  const [language, country] = document.documentElement.dataset.locale?.split('-') ?? [];
  if (isSamePress || !language || !country) return;
  connectCart({ language, country });
  const reply = await addToCart({ product: { productCode: button.value }, quantity: 1 });
  if (!reply.ok) return announceToast({ message: reply.error.message || (dataset.failed ?? '') });
  const title = button.closest('.product-card')?.querySelector('.product-card__title');
  const name = title?.textContent ?? button.dataset.name ?? '';
  announceToast({
    message: interpolate(dataset.added ?? '', { name }),
    type: 'success',
    linkLabel: dataset.view,
    linkHref: (elements.namedItem('next') as HTMLInputElement).value,
    autoCloseMs: 8000,
  });
}
