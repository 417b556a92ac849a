import { type RefObject, useEffect } from 'react';
import { CONTACT_FIELDS, type FormFields } from '#lib/format/checkout/checkout-form.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { $auth } from '#lib/state/persisted/slices/auth.ts';
import { updateAuthModal } from '#lib/state/persisted/slices/auth-modal.ts';
import { $checkout, updateCheckout } from '#lib/state/persisted/slices/checkout.ts';
import { whenRehydrated } from '#lib/state/persisted/when-rehydrated.ts';
import { fillEmptyFields, getInitialFields, toDraft } from './checkout-draft.ts';

const CONTACT_FIELD_NAMES: readonly string[] = CONTACT_FIELDS;

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
    const formElement = form.current;
    if (!formElement) return undefined;
    let isUnmounted = false;

    function saveDraft(): void {
      if (!formElement) return;
      const draft = toDraft(Object.fromEntries(new FormData(formElement)) as FormFields, country);
      updateCheckout(draft);
      const { firstName, lastName, email, phone } = draft.contactInfo;
      const prefillName = `${firstName} ${lastName}`.trim();
      // Prefills the sign-up form.
      updateAuthModal({ prefillName, prefillEmail: email, prefillPhone: phone });
    }

    void whenRehydrated().then(() => {
      if (isUnmounted) return;
      const renderedFields = Object.keys(values);
      if (renderedFields.every((name) => CONTACT_FIELD_NAMES.includes(name))) {
        const auth = renderedFields.length > 0 ? { ...$auth.get(), userData: null } : $auth.get();
        fillEmptyFields(formElement, getInitialFields($checkout.get(), auth, country));
      }
      saveDraft();
      formElement.addEventListener('input', saveDraft);
      formElement.addEventListener('change', saveDraft);
    });
    return () => {
      isUnmounted = true;
      formElement.removeEventListener('input', saveDraft);
      formElement.removeEventListener('change', saveDraft);
    };
  }, [form, country, values]);
}
