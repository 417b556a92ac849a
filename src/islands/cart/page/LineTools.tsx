import { type ComponentType, type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { loadModule } from '../../ui/load-module.ts';
import { interpolate } from '../../ui/messages.ts';
import { LineFields } from '../LineFields.tsx';
import type { ChangeLineProps } from './ChangeLine.tsx';
import type { LineToolContext } from './line-tools.ts';
import { loadPageActions } from './load-page-actions.ts';

interface LineToolsProps extends LineToolContext {
  /** The line's change is waiting for the network. */
  isPendingOffline: boolean;
  /** The page shows alternatives for the product. */
  hasAlternatives: boolean;
  /** The product has several sizes, colours or packs. */
  hasVariants: boolean;
}

const TOOL_FORMS = [
  { form: 'saveItem', label: 'save', name: 'saveNamed' },
  { form: 'moveLineToWishlist', label: 'wish', name: 'wishNamed' },
] as const;

const NETWORK_ERROR = { ok: false, error: { code: 'NO_RESPONSE', status: 503, message: '' } } as const;
const BUTTON_CLASS = 'button button--text';

/**
 * Actions of a line on the cart page; their code is loaded on use. Add-ons have none, as they stay with their
 * line.
 */
export function LineTools({
  isPendingOffline,
  hasAlternatives,
  hasVariants,
  ...toolContext
}: LineToolsProps) {
  const { line, context, messages, actions } = toolContext;
  const link = useRef<HTMLAnchorElement>(null);
  const [Change, setChange] = useState<ComponentType<ChangeLineProps> | null>(null);
  const placeholders = { name: line.name };
  if (line.parentId) return null;

  async function runTool(event: FormEvent<HTMLFormElement>, form: (typeof TOOL_FORMS)[number]['form']) {
    const module = await loadPageActions(event, () => actions.reportResult(line.id, NETWORK_ERROR));
    await module?.lineTools[form](toolContext);
  }

  async function openChangeForm(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const module = await loadModule(() => import('./ChangeLine.tsx'));
    if (module) setChange(() => module.ChangeLine);
    else location.assign(href);
  }

  function close(): void {
    setChange(null);
    link.current?.focus();
  }

  return (
    <div className="line-tools">
      {isPendingOffline && <p className="cart-line__note cart-line__pending">{messages.waiting}</p>}
      {TOOL_FORMS.map(
        ({ form, label, name }) =>
          messages[label] && (
            <form
              key={form}
              action={`/api/forms/${form}`}
              method="post"
              onSubmit={(event) => void runTool(event, form)}
            >
              <LineFields locale={context.locale} lineId={line.id} />
              <input type="hidden" name="lineId" value={line.id} />
              <button
                type="submit"
                className={BUTTON_CLASS}
                aria-label={interpolate(messages[name], placeholders)}
              >
                {messages[label]}
              </button>
            </form>
          ),
      )}
      {(line.shade || hasVariants) && (
        <a
          ref={link}
          className={BUTTON_CLASS}
          href={`${context.prefix}/cart/change?line=${line.id}`}
          aria-label={interpolate(messages.changeNamed, placeholders)}
          aria-expanded={Change !== null}
          onClick={(event) => void openChangeForm(event)}
        >
          {messages.change}
        </a>
      )}
      {!line.isAvailable && (
        <a
          className={BUTTON_CLASS}
          href={hasAlternatives ? `#instead-${line.code}` : line.href}
          aria-label={interpolate(messages.alternativesNamed, placeholders)}
        >
          {messages.alternatives}
        </a>
      )}
      {Change && (
        <Change
          line={line}
          context={context}
          messages={messages}
          reportResult={actions.reportResult}
          onClose={close}
        />
      )}
    </div>
  );
}
