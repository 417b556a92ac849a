import type { FormModel } from '#lib/format/models/contact.ts';
import { getFieldMessage } from '#lib/messages/error-messages.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import type { LoaderContext } from '../context.ts';

/** Returns the values and errors of the form that was sent last; empty without one. */
export function getFormState(flash: FlashMessage | undefined, { locale, t }: LoaderContext): FormModel {
  const getErrorText = (name: string): string =>
    getFieldMessage(name, locale.language) ?? t('errors:INVALID_REQUEST');
  return {
    values: flash?.values ?? {},
    errors: Object.fromEntries((flash?.fields ?? []).map((name) => [name, getErrorText(name)])),
    error: flash?.error ?? null,
  };
}
