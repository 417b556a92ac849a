import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { parseContactForm, SMS_FIELD } from '#lib/format/checkout/contact-form.ts';
import { suggestEmail } from '#lib/format/checkout/email-suggestion.ts';
import { getFieldErrorText } from '#lib/format/checkout/error-text.ts';
import type { ContactStepModel } from '#lib/format/models/checkout.ts';
import type { IslandContext } from '../context.ts';
import { useReady } from '../ui/use-ready.ts';
import { ContactFields } from './ContactFields.tsx';
import { createContactDraft } from './draft/contact-draft.ts';
import { useFormDraft } from './draft/use-form-draft.ts';
import { EmailSuggestion } from './EmailSuggestion.tsx';
import { getFieldId } from './ErrorSummary.tsx';
import type { ContactMessages } from './messages.ts';
import { StepFrame } from './StepFrame.tsx';
import { useStepForm } from './use-step-form.ts';

interface ContactFormProps {
  context: IslandContext;
  model: Pick<ContactStepModel, 'form' | 'country' | 'suggestedEmail'>;
  messages: ContactMessages;
}

/** The contact step's form. Works without script; hydrated, it validates before submitting. */
export function ContactForm({ context, model, messages }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { country } = model;
  const { values, errors, isStored } = model.form;
  const [email, setEmail] = useState({
    typed: values.emailAddress ?? '',
    suggested: model.suggestedEmail ?? undefined,
  });
  const step = useStepForm({
    form,
    serverErrors: errors,
    listInvalidFields: (fields) => parseContactForm(fields, country).invalidFields,
    getErrorText: (name, fields) => getFieldErrorText(name, fields, messages),
  });
  useFormDraft({ form, isStored, createDraft: () => createContactDraft(country) });
  useReady(form);

  // The field may have been left before the form was hydrated.
  useEffect(() => {
    const input = form.current?.elements.namedItem('emailAddress') as HTMLInputElement | null;
    if (input && input.value !== input.defaultValue && input !== document.activeElement)
      setEmail({ typed: input.value.trim(), suggested: suggestEmail(input.value.trim()) });
  }, []);

  const field = (name: string) => ({
    name,
    id: getFieldId(name),
    defaultValue: values[name] ?? '',
    error: step.getError(name),
  });

  function updateSuggestion({ target, relatedTarget }: FocusEvent<HTMLFieldSetElement>): void {
    const input = target as unknown as HTMLInputElement;
    // Showing the email suggestion now would move the button that is being pressed; the server shows it after
    // the post.
    if (input.name !== 'emailAddress' || relatedTarget instanceof HTMLButtonElement) return;
    const typed = input.value.trim();
    setEmail({ typed, suggested: suggestEmail(typed) });
  }

  return (
    <StepFrame {...{ form, step, context, messages }} name="checkoutContact">
      <fieldset className="form__section" onBlur={updateSuggestion}>
        <legend className="sr-only">{messages.contact}</legend>
        <ContactFields {...{ country, messages, field }} section="shipping" isRequired />
        <label className="option">
          <input
            type="checkbox"
            name={SMS_FIELD}
            value="true"
            defaultChecked={values[SMS_FIELD] === 'true'}
          />
          {messages.smsUpdates}
        </label>
        {email.suggested && (
          <EmailSuggestion typed={email.typed} suggested={email.suggested} messages={messages} />
        )}
      </fieldset>
    </StepFrame>
  );
}
