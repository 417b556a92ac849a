import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { interpolate } from '../../ui/messages.ts';
import type { CartMessages } from '../messages.ts';
import type { CouponMessages } from './coupon-messages.ts';
import { loadPageActions } from './load-page-actions.ts';

interface CouponFormProps {
  locale: string;
  /** Coupons applied to the cart. */
  codes: readonly string[];
  messages: CouponMessages;
  errors: CartMessages['errors'];
}

/** Applies or removes a coupon. Works without script. */
export function CouponForm({ locale, codes, messages, errors }: CouponFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const [code] = codes;
  const form = code ? 'removeCoupon' : 'applyCoupon';

  function showError(message: string): void {
    setError(message);
    field.current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const typed = new FormData(event.currentTarget).get('params.couponCode');
    const couponCode = String(typed ?? '').trim();
    const module = await loadPageActions(event, () => showError(errors.NO_RESPONSE ?? errors.GENERIC));
    if (!module) return;
    const problem = await module.applyOrRemoveCoupon(couponCode, code !== undefined, messages, errors);
    if (problem) return showError(problem);
    setError(null);
    setStatus(interpolate(code ? messages.removed : messages.applied, { code: couponCode.toUpperCase() }));
    // The pressed button is removed with its form.
    root.current?.focus();
  }

  return (
    <div className="coupon" ref={root} tabIndex={-1}>
      <p className="sr-only" role="status">
        {status}
      </p>
      <form
        key={form}
        className="coupon__form"
        action={`/api/forms/${form}`}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="params.cartId" value="current" />
        {code ? (
          <>
            <input type="hidden" name="params.couponCode" value={code} />
            <p>
              {messages.label}: <bdi>{code}</bdi>
            </p>
            <Button variant="text">{messages.remove}</Button>
          </>
        ) : (
          <>
            <div className="field">
              <label className="field__label" htmlFor="coupon">
                {messages.label}
              </label>
              <input
                ref={field}
                id="coupon"
                className="field__control"
                name="params.couponCode"
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                dir="auto"
                aria-describedby={error ? 'coupon-error' : undefined}
                aria-invalid={error ? true : undefined}
              />
              {/* The live region exists before its text: several screen readers ignore a region inserted
                  with text. */}
              <div id="coupon-error" role="alert">
                {error && (
                  <p className="field__error">
                    <Icon name="warning" />
                    <span>{error}</span>
                  </p>
                )}
              </div>
            </div>
            <Button variant="outline">{messages.apply}</Button>
          </>
        )}
      </form>
    </div>
  );
}
