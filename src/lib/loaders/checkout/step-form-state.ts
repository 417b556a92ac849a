import { getErrorText } from '#lib/format/checkout/error-text.ts';
import type { FormStateModel } from '#lib/format/models/checkout.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import type { SessionContext } from '../context.ts';

/** Returns what was sent and rejected, else the given values. Missing and wrong values have different errors. */
export async function loadStepFormState(
  form: string,
  { flashMessage, locale, t }: SessionContext,
  loadValues: () => Promise<Pick<FormStateModel, 'values' | 'isStored'>>,
): Promise<FormStateModel> {
  if (flashMessage?.form !== form || !flashMessage.values) return { ...(await loadValues()), errors: {} };
  const { missing, field } = MESSAGE_RESOURCES[locale.language].errors;
  const { values, fields = [] } = flashMessage;
  const errors = fields.map((name) => [
    name,
    getErrorText(name, values, { missing, wrong: field }) || t('errors:INVALID_REQUEST'),
  ]);
  return { values, errors: Object.fromEntries(errors), isStored: true };
}
