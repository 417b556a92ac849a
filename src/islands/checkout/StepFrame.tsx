import type { RefObject } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { IslandContext } from '../context.ts';
import { formatCount } from '../ui/messages.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { StepMessages } from './messages.ts';
import type { useStepForm } from './use-step-form.ts';

interface StepFrameProps {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the form's endpoint. */
  name: string;
  step: ReturnType<typeof useStepForm>;
  context: IslandContext;
  messages: StepMessages;
  children: React.ReactNode;
}

/** The form of a step: its errors above the fields, and the button that continues. */
export function StepFrame({ form, name, step, context, messages, children }: StepFrameProps) {
  const { fieldErrors, isSubmitting } = step;
  return (
    <form
      ref={form}
      className="form"
      action={`/api/forms/${name}`}
      method="post"
      // Errors are shown in the page's language, by the island or the server.
      noValidate
      {...step.handlers}
    >
      <input type="hidden" name="locale" value={context.locale} />
      {fieldErrors.length > 0 && (
        <ErrorSummary
          fieldErrors={fieldErrors}
          title={formatCount(messages.errorSummaryTitle, fieldErrors.length, context.language)}
          messages={messages}
        />
      )}
      {children}
      <Button variant="solid" isFullWidth aria-disabled={isSubmitting || undefined}>
        {isSubmitting ? messages.loading : messages.continue}
      </Button>
    </form>
  );
}
