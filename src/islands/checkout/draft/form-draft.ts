import type { FormFields } from '#lib/format/checkout/form-fields.ts';

/** Text that was typed into a form and not yet sent, kept in the browser. */
export interface FormDraft {
  save: (fields: FormFields) => void;
  /** Returns the fields to fill in. */
  read: () => FormFields;
}

// Same limit as for values that the server returns to a form.
const MAX_VALUE_LENGTH = 260;

/** Returns the named fields that are not empty. */
export function pickFields(fields: FormFields, names: readonly string[], prefix = ''): FormFields {
  const entries = names.map(
    (name) => [name, fields[prefix + name]?.slice(0, MAX_VALUE_LENGTH) ?? ''] as const,
  );
  return removeEmptyFields(Object.fromEntries(entries));
}

export function removeEmptyFields(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isUntouched(element: FormControl): boolean {
  return element.value === (element instanceof HTMLSelectElement ? '' : element.defaultValue);
}

/** Writes values into fields that the visitor has not changed. */
export function fillUntouchedFields(form: HTMLFormElement, fields: FormFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const elements = [...form.querySelectorAll<FormControl>(`[name="${CSS.escape(name)}"]`)];
    const radios = elements.filter(
      (element) => element instanceof HTMLInputElement && element.type === 'radio',
    ) as HTMLInputElement[];
    const isChosen = radios.some((radio) => radio.checked !== radio.defaultChecked);
    if (radios.length > 0) {
      for (const radio of radios) if (!isChosen && radio.value === value) radio.checked = true;
    } else if (elements[0] && isUntouched(elements[0])) elements[0].value = value;
  }
}
