import { type ComponentType, type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { fill } from '../../ui/words.ts';
import { LineFields } from '../LineFields.tsx';
import type { ChangeLineProps } from './ChangeLine.tsx';
import { fetchPart, fetchWork } from './part.ts';
import type { Job } from './tools.ts';

interface LineToolsProps extends Job {
  /** Its change waits for the network. */
  isWaiting: boolean;
  /** The page shows what could be bought instead. */
  hasInstead: boolean;
  /** It comes in several sizes, colours or packs. */
  isVaried: boolean;
}

const FORMS = [
  { form: 'saveItem', label: 'save', name: 'saveNamed' },
  { form: 'cartToWish', label: 'wish', name: 'wishNamed' },
] as const;

const AWAY = { ok: false, error: { code: 'NO_RESPONSE', status: 503, message: '' } } as const;
const LOOK = 'button button--plain';

/** What the cart page alone can do with a line; how is fetched when it is asked for. An add-on stays with its line. */
export function LineTools({ isWaiting, hasInstead, isVaried, ...job }: LineToolsProps) {
  const { line, context, words, actions } = job;
  const link = useRef<HTMLAnchorElement>(null);
  const [Change, setChange] = useState<ComponentType<ChangeLineProps> | null>(null);
  const said = { name: line.name };
  if (line.parentId) return null;

  async function press(event: FormEvent<HTMLFormElement>, form: (typeof FORMS)[number]['form']) {
    const part = await fetchWork(
      event,
      () => import('./tools.ts'),
      () => actions.tell(line.id, AWAY),
    );
    await part?.tools[form](job);
  }

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const part = await fetchPart(() => import('./ChangeLine.tsx'));
    if (part) setChange(() => part.ChangeLine);
    else location.assign(href);
  }

  function close(): void {
    setChange(null);
    link.current?.focus();
  }

  return (
    <div className="line__tools">
      {isWaiting && <p className="line__note line__waiting">{words.waiting}</p>}
      {FORMS.map(({ form, label, name }) => (
        <form
          key={form}
          action={`/api/forms/${form}`}
          method="post"
          onSubmit={(event) => void press(event, form)}
        >
          <LineFields locale={context.locale} lineId={line.id} />
          <input type="hidden" name="lineId" value={line.id} />
          <button type="submit" className={LOOK} aria-label={fill(words[name], said)}>
            {words[label]}
          </button>
        </form>
      ))}
      {(line.shade || isVaried) && (
        <a
          ref={link}
          className={LOOK}
          href={`${context.prefix}/cart/change?line=${line.id}`}
          aria-label={fill(words.changeNamed, said)}
          aria-expanded={Change !== null}
          onClick={(event) => void open(event)}
        >
          {words.change}
        </a>
      )}
      {!line.isAvailable && (
        <a
          className={LOOK}
          href={hasInstead ? `#instead-${line.code}` : line.href}
          aria-label={fill(words.alternativesNamed, said)}
        >
          {words.alternatives}
        </a>
      )}
      {Change && <Change line={line} context={context} words={words} tell={actions.tell} onClose={close} />}
    </div>
  );
}
