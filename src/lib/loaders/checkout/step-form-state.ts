import { getFieldErrorText } from '#lib/format/checkout/error-text.ts';
import type { FormStateModel } from '#lib/format/models/checkout.ts';
import type { SessionContext } from '../context.ts';
import { getFieldErrorMessages } from '../form-state.ts';

/**
 * Returns the values of a rejected submit, otherwise the given values. Missing and invalid values have
 * different errors.
 */
export async function loadStepFormState(
  form: string,
  { flashMessage, locale, t }: SessionContext,
  loadValues: () => Promise<Pick<FormStateModel, 'values' | 'isStored'>>,
): Promise<FormStateModel> {
  if (flashMessage?.form !== form || !flashMessage.values) return { ...(await loadValues()), errors: {} };
  const { values, fields = [] } = flashMessage;
  const messages = getFieldErrorMessages(locale, t);
  const errors = fields.map((name) => [
    name,
    getFieldErrorText(name, values, messages) || t('errors:INVALID_REQUEST'),
  ]);
  return { values, errors: Object.fromEntries(errors), isStored: true };
}
