import { type ComponentType, type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { loadModule, loadModuleOrSubmit } from '../../ui/load-module.ts';
import { interpolate } from '../../ui/messages.ts';
import { LineFields } from '../LineFields.tsx';
import type { ChangeLineProps } from './ChangeLine.tsx';
import type { LineToolContext } from './line-tools.ts';

interface LineToolsProps extends LineToolContext {
  /** The line's change is waiting for the network. */
  isPendingOffline: boolean;
  /** The page shows alternatives for it. */
  hasAlternatives: boolean;
  /** The product has several sizes, colours or packs. */
  hasVariants: boolean;
}

const FORMS = [
  { form: 'saveItem', label: 'save', name: 'saveNamed' },
  { form: 'cartToWish', label: 'wish', name: 'wishNamed' },
] as const;

const NETWORK_ERROR = { ok: false, error: { code: 'NO_RESPONSE', status: 503, message: '' } } as const;
const LOOK = 'button button--plain';

/**
 * Actions of a line on the cart page; their code is loaded on use. Add-ons have none, as they stay with their
 * line.
 */
export function LineTools({ isPendingOffline, hasAlternatives, hasVariants, ...job }: LineToolsProps) {
  const { line, context, words, actions } = job;
  const link = useRef<HTMLAnchorElement>(null);
  const [Change, setChange] = useState<ComponentType<ChangeLineProps> | null>(null);
  const said = { name: line.name };
  if (line.parentId) return null;

  async function press(event: FormEvent<HTMLFormElement>, form: (typeof FORMS)[number]['form']) {
    const part = await loadModuleOrSubmit(
      event,
      () => import('./line-tools.ts'),
      () => actions.reportResult(line.id, NETWORK_ERROR),
    );
    await part?.lineTools[form](job);
  }

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const part = await loadModule(() => import('./ChangeLine.tsx'));
    if (part) setChange(() => part.ChangeLine);
    else location.assign(href);
  }

  function close(): void {
    setChange(null);
    link.current?.focus();
  }

  return (
    <div className="line-tools">
      {isPendingOffline && <p className="cart-line__note cart-line__pending">{words.waiting}</p>}
      {FORMS.map(({ form, label, name }) => (
        <form
          key={form}
          action={`/api/forms/${form}`}
          method="post"
          onSubmit={(event) => void press(event, form)}
        >
          <LineFields locale={context.locale} lineId={line.id} />
          <input type="hidden" name="lineId" value={line.id} />
          <button type="submit" className={LOOK} aria-label={interpolate(words[name], said)}>
            {words[label]}
          </button>
        </form>
      ))}
      {(line.shade || hasVariants) && (
        <a
          ref={link}
          className={LOOK}
          href={`${context.prefix}/cart/change?line=${line.id}`}
          aria-label={interpolate(words.changeNamed, said)}
          aria-expanded={Change !== null}
          onClick={(event) => void open(event)}
        >
          {words.change}
        </a>
      )}
      {!line.isAvailable && (
        <a
          className={LOOK}
          href={hasAlternatives ? `#instead-${line.code}` : line.href}
          aria-label={interpolate(words.alternativesNamed, said)}
        >
          {words.alternatives}
        </a>
      )}
      {Change && (
        <Change
          line={line}
          context={context}
          words={words}
          reportResult={actions.reportResult}
          onClose={close}
        />
      )}
    </div>
  );
}
