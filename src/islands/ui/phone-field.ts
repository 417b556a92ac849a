import { normalizePhoneInput } from '#lib/format/phone-input.ts';

// Removes characters that do not belong to a phone number from all fields with `data-phone` while they are
// typed. Loaded when the first one gets the focus.
function trimPhone({ target, type }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.dataset.phone) return;
  const trimmed = normalizePhoneInput(target.value, target.dataset.phone, type === 'focusout');
  if (trimmed !== target.value) target.value = trimmed;
}

// In the capture phase, so before the handlers of islands, which read the field.
for (const type of ['input', 'focusout']) document.addEventListener(type, trimPhone, true);
// Handles text that was typed before this module was loaded.
const { activeElement } = document;
if (activeElement) trimPhone({ target: activeElement, type: 'input' } as unknown as Event);
