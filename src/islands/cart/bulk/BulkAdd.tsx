import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { getEnquiryPath } from '#lib/format/cart/enquiry-path.ts';
import { findLineNumbers, parseQuickOrder } from '#lib/format/cart/quick-order.ts';
import type { BulkReportModel } from '#lib/format/models/cart.ts';
import { connectCart } from '#lib/state/cart/cart.ts';
import type { IslandContext } from '../../context.ts';
import { formatCount, getFailureMessage, interpolate } from '../../ui/messages.ts';
import { useReady } from '../../ui/use-ready.ts';
import { addCodes, type RejectedLine } from './add-codes.ts';
import { BULK_REPORT_ID, BulkReport } from './BulkReport.tsx';
import type { BulkAddMessages } from './messages.ts';

interface BulkAddProps {
  context: IslandContext;
  messages: BulkAddMessages;
  /** Text of a failed submit without script. */
  initialText?: string | undefined;
  /** Errors of that submit, one per line. */
  initialErrors?: readonly string[];
}

/**
 * Quick order form: adds several products by code. Works without script; rejected lines stay in the field. The
 * report is at the top of the page: added lines move the form down.
 */
export function BulkAdd({ context, messages, initialText = '', initialErrors = [] }: BulkAddProps) {
  const root = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const source = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState(initialErrors);
  const [report, setReport] = useState<BulkReportModel | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { language, locale } = context;
  useEffect(() => connectCart(context), [context]);
  useEffect(() => {
    const target = document.getElementById(BULK_REPORT_ID);
    if (!report || !target) return;
    // A copy: the target is outside of this island, and a portal would add to the script of every page.
    target.replaceChildren(...(source.current?.cloneNode(true).childNodes ?? []));
    target.focus();
  }, [report]);
  useReady(root);

  /**
   * Returns an error per rejected line, with its current line number if the line is still in the field.
   * Partly added lines are not in the field.
   */
  function formatErrors(rejected: readonly RejectedLine[], currentText: string): string[] {
    const retained = rejected.filter(({ isRetained }) => isRetained);
    const lineNumbers = findLineNumbers(
      currentText,
      retained.map(({ text }) => text),
    );
    return rejected.map((rejectedLine) => {
      const line = lineNumbers[retained.indexOf(rejectedLine)];
      const reason = line
        ? interpolate(messages.bulkLine, { line: String(line), reason: rejectedLine.reason })
        : rejectedLine.reason;
      return `${reason} (\u2068${rejectedLine.text}\u2069)`;
    });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const textarea = field.current;
    if (!textarea || isBusy) return;
    document.getElementById(BULK_REPORT_ID)?.replaceChildren();
    if (parseQuickOrder(textarea.value).length === 0) {
      setErrors([messages.bulkEmpty]);
      textarea.focus();
      return;
    }
    setBusy(true);
    const submittedText = textarea.value;
    const { added, rejected, remainingText, failure, enquiryLines } = await addCodes(submittedText, messages);
    setBusy(false);
    // Keeps what was typed while the request was pending.
    if (textarea.value === submittedText) textarea.value = remainingText;
    const failureErrors = failure ? [getFailureMessage(failure, messages.errors)] : [];
    const currentErrors = [...new Set([...failureErrors, ...formatErrors(rejected, textarea.value)])];
    setErrors(currentErrors);
    const remainingCount = remainingText === '' ? 0 : remainingText.split('\n').length;
    const partialCount = rejected.filter(({ isRetained }) => !isRetained).length;
    const parts = [
      added > 0 && formatCount(messages.done, added, language),
      partialCount > 0 && formatCount(messages.partly, partialCount, language),
      remainingCount > 0 && formatCount(messages.failed, remainingCount, language),
    ];
    setReport({
      title: parts.filter(Boolean).join(' '),
      errors: currentErrors,
      enquiryPath: enquiryLines.length > 0 ? getEnquiryPath(context.prefix, enquiryLines) : null,
    });
  }

  return (
    <form
      ref={root}
      className="form"
      action="/api/forms/bulkAdd"
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="locale" value={locale} />
      <div className="field">
        <label className="field__label" htmlFor="bulk">
          {messages.bulkLabel}
        </label>
        <p className="field__hint" id="bulk-hint">
          {messages.bulkText}
        </p>
        <textarea
          ref={field}
          id="bulk"
          name="codes"
          className="field__control bulk-add__field"
          rows={5}
          maxLength={20_000}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          placeholder={'BN-10234 2\nBN-20417 12'}
          defaultValue={initialText}
          aria-describedby="bulk-hint bulk-problems"
          aria-invalid={errors.length > 0 ? true : undefined}
        />
        <div id="bulk-problems">
          {errors.length > 0 && (
            <ul className="bulk-add__errors">
              {errors.map((problem) => (
                <li key={problem} className="field__error">
                  <Icon name="warning" />
                  <span>{problem}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div ref={source} hidden>
        {report && <BulkReport {...report} messages={messages} />}
      </div>
      <div>
        <Button variant="outline" aria-disabled={isBusy || undefined}>
          {messages.bulkSubmit}
        </Button>
      </div>
    </form>
  );
}
