import { type RefObject, useEffect } from 'react';
import { CONTACT_FIELDS, type FormFields } from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { $auth } from '#lib/state/persisted/slices/auth.ts';
import { updateAuthModal } from '#lib/state/persisted/slices/auth-modal.ts';
import { $checkout, updateCheckout } from '#lib/state/persisted/slices/checkout.ts';
import { whenRehydrated } from '#lib/state/persisted/when-rehydrated.ts';
import { fillEmptyFields, getInitialFields, toDraft } from './checkout-draft.ts';

const CONTACT: readonly string[] = CONTACT_FIELDS;

/**
 * Persists the form as a draft and restores it into an untouched form. Values rendered by the server take
 * precedence over the draft, unless they are only the customer's contact data.
 */
export function useCheckoutDraft(
  form: RefObject<HTMLFormElement | null>,
  country: CheckoutCountry,
  values: FormFields,
): void {
  useEffect(() => {
    const place = form.current;
    if (!place) return undefined;
    let isGone = false;

    function note(): void {
      if (!place) return;
      const draft = toDraft(Object.fromEntries(new FormData(place)) as FormFields, country);
      updateCheckout(draft);
      const { firstName, lastName, email, phone } = draft.contactInfo;
      const prefillName = `${firstName} ${lastName}`.trim();
      // Prefills the sign-up form.
      updateAuthModal({ prefillName, prefillEmail: email, prefillPhone: phone });
    }

    void whenRehydrated().then(() => {
      if (isGone) return;
      const drawn = Object.keys(values);
      if (drawn.every((name) => CONTACT.includes(name))) {
        const auth = drawn.length > 0 ? { ...$auth.get(), userData: null } : $auth.get();
        fillEmptyFields(place, getInitialFields($checkout.get(), auth, country));
      }
      note();
      place.addEventListener('input', note);
      place.addEventListener('change', note);
    });
    return () => {
      isGone = true;
      place.removeEventListener('input', note);
      place.removeEventListener('change', note);
    };
  }, [form, country, values]);
}
