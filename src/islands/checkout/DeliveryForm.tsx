import { useMemo, useRef } from 'react';
import { TextareaField } from '#layouts/blocks/ui/form/Field.tsx';
import {
  BILLING_CHOICE_FIELD,
  BILLING_PREFIX,
  getDeliveryArea,
  getDeliveryMethod,
  METHOD_FIELD,
  NOTE_LENGTH,
  parseDeliveryForm,
} from '#lib/format/checkout/delivery-form.ts';
import { getFieldErrorText } from '#lib/format/checkout/error-text.ts';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';
import type { DeliveryStepModel } from '#lib/format/models/checkout.ts';
import type { IslandContext } from '../context.ts';
import { useReady } from '../ui/use-ready.ts';
import { BillingChoice } from './BillingChoice.tsx';
import { createAddressDraft } from './draft/address-draft.ts';
import { useFormDraft } from './draft/use-form-draft.ts';
import { getFieldId } from './ErrorSummary.tsx';
import { HomeDelivery } from './HomeDelivery.tsx';
import type { DeliveryMessages } from './messages.ts';
import { StepFrame } from './StepFrame.tsx';
import { StoreChoice } from './StoreChoice.tsx';
import { useDeliverySlots } from './use-delivery-slots.ts';
import { useStepForm } from './use-step-form.ts';

const readFields = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as FormFields;

interface DeliveryFormProps {
  context: IslandContext;
  model: Pick<
    DeliveryStepModel,
    'form' | 'country' | 'methods' | 'regions' | 'times' | 'stores' | 'savedAddresses' | 'canSaveAddress'
  >;
  messages: DeliveryMessages;
}

/** The delivery step's form. Works without script; hydrated, it validates and shows times as areas are chosen. */
export function DeliveryForm({ context, model, messages }: DeliveryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { country, methods, regions, stores, savedAddresses } = model;
  const { values, errors, isStored } = model.form;
  const areas = useMemo(() => regions.flatMap((region) => region.areas), [regions]);
  const delivery = useDeliverySlots({
    path: `${context.prefix}/checkout/delivery-slots`,
    regions,
    initialArea: getDeliveryArea(values, savedAddresses),
    initialTimes: model.times,
  });
  const step = useStepForm({
    form,
    serverErrors: errors,
    listInvalidFields: (fields) =>
      parseDeliveryForm(fields, { country, methods, areas, savedAddresses }).invalidFields,
    getErrorText: (name, fields) => getFieldErrorText(name, fields, messages),
  });
  useFormDraft({
    form,
    isStored,
    createDraft: () => createAddressDraft(country),
    onReady: (element) => {
      const area = getDeliveryArea(readFields(element), savedAddresses);
      if (area !== getDeliveryArea(values, savedAddresses)) delivery.load(area);
    },
  });
  useReady(form);

  function loadChosenTimes(): void {
    if (form.current) delivery.load(getDeliveryArea(readFields(form.current), savedAddresses));
  }

  const createFieldProps = (prefix: string) => (name: string) => ({
    name: prefix + name,
    id: getFieldId(prefix + name),
    defaultValue: values[prefix + name] ?? '',
    error: step.getError(prefix + name),
  });
  const field = createFieldProps('');
  const store = field('store');
  const method = getDeliveryMethod(values);
  const canCollect = methods.includes('collect');
  const options = [
    { value: 'home', label: messages.methodHome, hint: messages.methodHomeHint },
    { value: 'collect', label: messages.methodCollect, hint: messages.methodCollectHint },
  ] as const;

  return (
    <StepFrame {...{ form, step, context, messages }} name="checkoutDelivery">
      <fieldset className="form__section methods">
        <legend className="form__legend">{messages.method}</legend>
        {options
          .filter(({ value }) => methods.includes(value))
          .map(({ value, label, hint }) => (
            <label key={value} className="option option-card">
              <input type="radio" name={METHOD_FIELD} value={value} defaultChecked={value === method} />
              <span>
                <strong>{label}</strong>
                <span className="option-card__hint">{hint}</span>
              </span>
            </label>
          ))}
      </fieldset>
      <HomeDelivery
        {...{ country, field, regions, delivery, savedAddresses, loadChosenTimes }}
        messages={canCollect ? messages : { ...messages, chooseCollect: messages.chooseArea }}
        canSaveAddress={model.canSaveAddress}
      />
      <div className="method-collect">
        <StoreChoice
          stores={stores}
          id={getFieldId('store')}
          chosen={store.defaultValue}
          error={store.error}
          messages={messages}
          isHydrated={delivery.isHydrated}
        />
      </div>
      <div className="delivery-note form__section">
        <TextareaField
          {...field('note')}
          label={messages.note}
          optionalLabel={messages.optional}
          hint={messages.noteHint}
          rows={2}
          maxLength={NOTE_LENGTH}
        />
      </div>
      <BillingChoice
        {...{ country, messages }}
        field={createFieldProps(BILLING_PREFIX)}
        chosen={values[BILLING_CHOICE_FIELD] ?? 'same'}
        savedAddresses={savedAddresses}
      />
    </StepFrame>
  );
}
