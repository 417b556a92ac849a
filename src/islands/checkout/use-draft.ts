import { type RefObject, useEffect } from 'react';
import type { CheckoutCountry } from '#lib/format/models.ts';
import { CONTACT_NAMES, type Fields } from '#lib/format/person.ts';
import { $auth } from '#lib/stores/state/auth.ts';
import { noteAuthModal } from '#lib/stores/state/auth-modal.ts';
import { $checkout, noteCheckout } from '#lib/stores/state/checkout.ts';
import { whenRehydrated } from '#lib/stores/state/gate.ts';
import { fillForm, fromDraft, toDraft } from './draft.ts';

const CONTACT: readonly string[] = CONTACT_NAMES;

/**
 * Keeps what is typed, and fills an untouched form with it when the page comes again. What the server drew the form
 * with is newer than anything kept here, unless it is no more than who the customer is.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  country: CheckoutCountry,
  values: Fields,
): void {
  useEffect(() => {
    const place = form.current;
    if (!place) return undefined;
    let isGone = false;

    function note(): void {
      if (!place) return;
      const draft = toDraft(Object.fromEntries(new FormData(place)) as Fields, country);
      noteCheckout(draft);
      const { firstName, lastName, email, phone } = draft.contactInfo;
      const prefillName = `${firstName} ${lastName}`.trim();
      // Who goes on to open an account has typed all of that already.
      noteAuthModal({ prefillName, prefillEmail: email, prefillPhone: phone });
    }

    void whenRehydrated().then(() => {
      if (isGone) return;
      const drawn = Object.keys(values);
      if (drawn.every((name) => CONTACT.includes(name))) {
        const auth = drawn.length > 0 ? { ...$auth.get(), userData: null } : $auth.get();
        fillForm(place, fromDraft($checkout.get(), auth, country));
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
