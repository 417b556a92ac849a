import { normalizePhoneInput } from '#lib/format/phone-input.ts';

// Trims the numbers of all fields with `data-phone` as they are typed. Loaded when the first one gets the focus.
function trimPhone({ target, type }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.dataset.phone) return;
  const trimmed = normalizePhoneInput(target.value, target.dataset.phone, type === 'focusout');
  if (trimmed !== target.value) target.value = trimmed;
}

// Before the handlers of islands, which read the field.
for (const type of ['input', 'focusout']) document.addEventListener(type, trimPhone, true);
// What was typed before this module was loaded.
const { activeElement } = document;
if (activeElement) trimPhone({ target: activeElement, type: 'input' } as unknown as Event);
