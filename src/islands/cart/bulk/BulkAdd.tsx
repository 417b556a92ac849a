import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { findLineNumbers, parseQuickOrder } from '#lib/format/cart/quick-order.ts';
import { connectCart } from '#lib/state/cart/cart.ts';
import type { IslandContext } from '../../context.ts';
import { formatCount, getFailureMessage, interpolate } from '../../ui/messages.ts';
import { useReady } from '../../ui/use-ready.ts';
import { addCodes, type RejectedLine } from './add-codes.ts';
import type { BulkAddMessages } from './messages.ts';

interface BulkAddProps {
  context: IslandContext;
  words: BulkAddMessages;
  /** Text of a failed submit without script. */
  initialText?: string | undefined;
  /** Errors of that submit, one per line. */
  initialErrors?: readonly string[];
  /** Result of the lines that were added. */
  initialStatus?: string | undefined;
}

/**
 * Quick order form: adds several products by code. Works without script; rejected lines stay in the field.
 */
export function BulkAdd({
  context,
  words,
  initialText = '',
  initialErrors: first = [],
  initialStatus: came = '',
}: BulkAddProps) {
  const root = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [initialErrors, setProblems] = useState(first);
  const [initialStatus, setNews] = useState(came);
  const [isBusy, setBusy] = useState(false);
  const { language, locale } = context;
  useEffect(() => connectCart(context), [context]);
  // Added lines appear above the form and may push the focused element out of view.
  useEffect(() => {
    const held = root.current?.querySelector(':focus');
    if (initialStatus) held?.scrollIntoView({ block: 'nearest' });
  }, [initialStatus]);
  useReady(root);

  /**
   * Returns an error per rejected line, with its current line number if it is still in the field; partly
   * added lines are not.
   */
  function wordsOf(bad: readonly RejectedLine[], now: string): string[] {
    const kept = bad.filter(({ isRetained }) => isRetained);
    const numbers = findLineNumbers(
      now,
      kept.map(({ text }) => text),
    );
    return bad.map((each) => {
      const line = numbers[kept.indexOf(each)];
      const why = line ? interpolate(words.bulkLine, { line: String(line), why: each.reason }) : each.reason;
      return `${why} (\u2068${each.text}\u2069)`;
    });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const area = field.current;
    if (!area || isBusy) return;
    setNews('');
    if (parseQuickOrder(area.value).length === 0) {
      setProblems([words.bulkEmpty]);
      area.focus();
      return;
    }
    setBusy(true);
    const sent = area.value;
    const { added, rejected, remainingText, failure } = await addCodes(sent, words);
    setBusy(false);
    // Keeps what was typed while the request was pending.
    if (area.value === sent) area.value = remainingText;
    const said = failure ? [getFailureMessage(failure, words.errors)] : [];
    setProblems([...new Set([...said, ...wordsOf(rejected, area.value)])]);
    const kept = remainingText === '' ? 0 : remainingText.split('\n').length;
    const part = rejected.filter(({ isRetained }) => !isRetained).length;
    const parts = [
      added > 0 && formatCount(words.done, added, language),
      part > 0 && formatCount(words.partly, part, language),
      kept > 0 && formatCount(words.failed, kept, language),
    ];
    setNews(parts.filter(Boolean).join(' '));
    if (kept > 0) area.focus();
  }

  return (
    <form
      ref={root}
      className="form"
      action="/api/forms/bulkAdd"
      method="post"
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="locale" value={locale} />
      <div className="field">
        <label className="field__label" htmlFor="bulk">
          {words.bulkLabel}
        </label>
        <p className="field__hint" id="bulk-hint">
          {words.bulkText}
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
          aria-invalid={initialErrors.length > 0 ? true : undefined}
        />
        <p role="status" className="bulk-add__status">
          {initialStatus}
        </p>
        <div role="alert" id="bulk-problems">
          {initialErrors.length > 0 && (
            <ul className="bulk-add__errors">
              {initialErrors.map((problem) => (
                <li key={problem} className="field__error">
                  <Icon name="warning" />
                  <span>{problem}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div>
        <Button variant="line" aria-disabled={isBusy || undefined}>
          {words.bulkSubmit}
        </Button>
      </div>
    </form>
  );
}
