import { normalizePhoneInput } from '#lib/format/phone-input.ts';

// Normalises the fields with `data-phone` while the visitor types and when they leave them. Loaded when the first one
// gets the focus.
function normalizePhoneField({ target, type }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.dataset.phone) return;
  const normalized = normalizePhoneInput(target.value, target.dataset.phone, type === 'focusout');
  if (normalized !== target.value) target.value = normalized;
}

// In the capture phase, so before the handlers of islands, which read the field.
for (const type of ['input', 'focusout']) document.addEventListener(type, normalizePhoneField, true);
// Handles text that was typed before this module was loaded.
const { activeElement } = document;
if (activeElement) normalizePhoneField({ target: activeElement, type: 'input' } as unknown as Event);
