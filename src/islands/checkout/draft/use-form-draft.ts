import { type RefObject, useEffect, useState } from 'react';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';
import { whenRehydrated } from '#lib/state/persisted/when-rehydrated.ts';
import { type FormDraft, fillUntouchedFields } from './form-draft.ts';

interface FormDraftOptions {
  form: RefObject<HTMLFormElement | null>;
  createDraft: () => FormDraft;
  /** True when the server filled in the values of an earlier submit: then the draft is not restored. */
  isStored: boolean;
  /** Called when the form contains its restored and its typed values. */
  onReady?: (form: HTMLFormElement) => void;
}

/** Marks that this step has a draft: the next page of the step then hydrates at once, to restore it. */
function markDraft(): void {
  try {
    localStorage.setItem(`binaa-state.draft-${location.pathname.split('/').pop()}`, '1');
  } catch {
    // Without storage there is no draft.
  }
}

/** Persists a form as a draft and restores it into untouched fields. The options are read once. */
export function useFormDraft(options: FormDraftOptions): void {
  const [{ form, createDraft, isStored, onReady }] = useState(options);

  useEffect(() => {
    const formElement = form.current;
    if (!formElement) return undefined;
    const draft = createDraft();
    let isUnmounted = false;

    function saveDraft(): void {
      if (formElement) draft.save(Object.fromEntries(new FormData(formElement)) as FormFields);
    }

    // Its fields may have been changed before the island was hydrated.
    if (isStored) onReady?.(formElement);
    void whenRehydrated().then(() => {
      if (isUnmounted) return;
      if (!isStored) {
        fillUntouchedFields(formElement, draft.read());
        onReady?.(formElement);
      }
      saveDraft();
      markDraft();
      formElement.addEventListener('input', saveDraft);
      formElement.addEventListener('change', saveDraft);
    });
    return () => {
      isUnmounted = true;
      formElement.removeEventListener('input', saveDraft);
      formElement.removeEventListener('change', saveDraft);
    };
  }, [form, createDraft, isStored, onReady]);
}
