import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import type { ProductListProps } from '../listing/props.ts';

interface FilterPanelProps extends Pick<ProductListProps, 'messages'> {
  /** The form's id, and its action without script. */
  form: string;
  action: string;
  query: string | undefined;
  onSubmit: (event: FormEvent) => void;
  /** Label of the submit button, which closes the sheet. */
  submitLabel: string;
  isFailed: boolean;
  children: ReactNode;
}

/** A column on wide screens; a popover sheet on narrow ones. */
export function FilterPanel({
  messages,
  form,
  action,
  query,
  onSubmit,
  submitLabel,
  isFailed,
  children,
}: FilterPanelProps) {
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  // React does not forward the `toggle` event of a popover.
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const syncOpen = () => setOpen(element.matches(':popover-open'));
    // It may have been opened before hydration.
    syncOpen();
    element.addEventListener('toggle', syncOpen);
    return () => element.removeEventListener('toggle', syncOpen);
  }, []);
  useEffect(() => {
    // `preventScroll`, as the visitor may have scrolled the sheet before hydration.
    if (isOpen) sheet.current?.querySelector<HTMLElement>('.drawer__close')?.focus({ preventScroll: true });
  }, [isOpen]);

  /** Traps the focus in the sheet while it covers the page. */
  function trapFocus(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Tab') return;
    const focusEnds = ['.drawer__close', '.filters__foot button'].map((name) =>
      sheet.current?.querySelector<HTMLElement>(name),
    );
    const [to, from] = event.shiftKey ? focusEnds.reverse() : focusEnds;
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  return (
    <section
      ref={sheet}
      id="filters"
      className="sheet filters"
      popover="auto"
      aria-labelledby="filters-title"
      {...(isOpen && { role: 'dialog', 'aria-modal': true })}
      onKeyDown={trapFocus}
    >
      <div className="drawer__head filters__head">
        <h2 className="drawer__title" id="filters-title">
          {messages.filters}
        </h2>
        <button
          className="drawer__close"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={messages.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <form id={form} className="filters__form" action={action} method="get" onSubmit={onSubmit}>
        {query && <input type="hidden" name="q" value={query} />}
        {children}
        <div className="filters__foot">
          {isFailed && <p className="filters__failed">{messages.failed}</p>}
          <Button variant="solid" isFullWidth>
            {submitLabel}
          </Button>
        </div>
      </form>
    </section>
  );
}
