import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { QuantityInput } from '#layouts/blocks/ui/form/QuantityInput.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { addToCart, connectCart } from '#lib/state/cart/cart.ts';
import { $isCartOffline } from '#lib/state/cart/queue/offline-status.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import type { IslandContext } from '../../context.ts';
import { ShadeLabel } from '../../paint/ShadeLabel.tsx';
import { focusShadePicker, setShadeError } from '../../paint/shade-picker.ts';
import { useSelectedShade } from '../../paint/use-selected-shade.ts';
import { getFailureMessage, interpolate } from '../../ui/messages.ts';
import { useReady } from '../../ui/use-ready.ts';
import { parseCartItem } from './cart-item.ts';
import type { BuyBoxMessages } from './messages.ts';

const ERROR_ID = 'buy-box-error';

export interface BuyBoxProduct {
  code: string;
  name: string;
  /** Quantity from the URL. */
  quantity: number;
  /** Maximum quantity. */
  maximum: number;
  isBuyable: boolean;
  /** Tinted paint: `children` holds the shade radios. */
  hasShades?: boolean;
  /** URL to submit to while no size is selected; it shows the missing-size error. */
  sizesPath?: string | undefined;
  /** Page to return to without script; private, so it can show the result. */
  returnPath: string;
}

interface BuyBoxProps {
  context: IslandContext;
  product: BuyBoxProduct;
  messages: BuyBoxMessages;
  /** Rendered on the server; shade radios are named `body.options.0.value`. */
  children?: ReactNode;
  /** Wishlist button and link to a notice, rendered on the server after the buy button. */
  actions?: ReactNode;
}

/** The product page's form. Inputs are uncontrolled, so that choices made before hydration are kept. */
export function BuyBox({ context, product, messages, children, actions }: BuyBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const isOffline = useStore($isCartOffline, { ssr: 'initial' });
  const clearError = useCallback(() => {
    setError('');
    if (form.current) setShadeError(form.current, false, ERROR_ID);
  }, []);
  const shade = useSelectedShade(form, clearError);
  useEffect(() => connectCart(context), [context]);
  useEffect(() => {
    if (isOffline && form.current) form.current.ariaBusy = 'false';
  }, [isOffline]);
  useReady(form);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (product.sizesPath) {
      setError(messages.chooseSize);
      focusSizeOptions();
      return;
    }
    const target = event.currentTarget;
    const item = parseCartItem(new FormData(target), product.code);
    clearError();
    if (product.hasShades && !item.options) {
      setError(messages.chooseShade);
      setShadeError(target, true, ERROR_ID);
      focusShadePicker(target);
      return;
    }
    if (item.quantity < 1 || item.quantity % 1) {
      setError(messages.wrongQuantity);
      getQuantityInput()?.focus();
      return;
    }
    // The page's script announces an addition that takes longer, and shows it on the button. An addition queued
    // while offline has its own text.
    target.ariaBusy = String(!isOffline);
    const reply = await addToCart(item);
    target.ariaBusy = 'false';
    if (reply.ok) {
      showToast({
        message: interpolate(messages.added, { name: product.name }),
        type: 'success',
        linkLabel: messages.viewCart,
        linkHref: `${context.prefix}/cart`,
      });
    } else setError(getFailureMessage(reply.error, messages.errors));
  }

  const getQuantityInput = () => form.current?.querySelector<HTMLInputElement>('[type=number]');

  const getStepButtonProps = (label: string, step: 1 | -1) => ({
    label,
    type: 'button' as const,
    'data-replay': true,
    onClick: () => (step > 0 ? getQuantityInput()?.stepUp() : getQuantityInput()?.stepDown()),
  });

  return (
    <form
      ref={form}
      className="buy-box"
      id="buy-box"
      action={product.sizesPath ?? '/api/forms/addItem'}
      method={product.sizesPath ? 'get' : 'post'}
      // Native validation would use the browser's language and skip shades in closed disclosures.
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      {product.sizesPath ? (
        <input type="hidden" name="size" value="" />
      ) : (
        <>
          <input type="hidden" name="locale" value={context.locale} />
          <input type="hidden" name="next" value={product.returnPath} />
          <input type="hidden" name="params.cartId" value="current" />
          <input type="hidden" name="body.product.productCode" value={product.code} />
        </>
      )}
      {product.hasShades && <input type="hidden" name="body.options.0.attributeFQN" value={SHADE_OPTION} />}
      {children}
      <div className="buy-box__row">
        {/* Placed in this sticky row, as the shades may be off-screen. */}
        <div className="buy-box__status" role="alert" id={ERROR_ID}>
          {error && (
            <p className="field__error">
              <Icon name="warning" />
              <span>{error}</span>
            </p>
          )}
        </div>
        <div className="buy-box__status" aria-live="polite">
          {shade && <ShadeLabel shade={shade} label={messages.shade} />}
          {isOffline && <p>{messages.waiting}</p>}
        </div>
        {product.isBuyable && (
          <QuantityInput
            name={product.sizesPath ? 'quantity' : 'body.quantity'}
            label={messages.quantity}
            defaultValue={product.quantity}
            max={product.maximum}
            decrease={getStepButtonProps(messages.decrease, -1)}
            increase={getStepButtonProps(messages.increase, 1)}
          />
        )}
        <Button variant="primary" isFullWidth disabled={!product.isBuyable} suppressHydrationWarning>
          {product.isBuyable ? messages.addToCart : messages.soldOut}
        </Button>
        {actions}
      </div>
    </form>
  );
}

/** Marks the size options as missing a selection and focuses the first. */
function focusSizeOptions(): void {
  const sizes = document.getElementById('sizes');
  if (!sizes) return;
  sizes.dataset.missing = '';
  sizes.querySelector<HTMLElement>('.option')?.focus({ preventScroll: true });
  sizes.scrollIntoView({ block: 'nearest' });
}
