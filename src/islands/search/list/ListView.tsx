import { type FormEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Pager } from '#layouts/blocks/Pager.tsx';
import { Cards } from '#layouts/blocks/ProductCard.tsx';
import type { ProductSummary } from '#lib/contract/product.ts';
import { formatCard } from '#lib/format/card.ts';
import { fill } from '#lib/format/fill.ts';
import { groupDigits } from '#lib/format/number.ts';
import { fillForm } from '#lib/format/plural.ts';
import { PAGE_LIMIT } from '#lib/search/facets.ts';
import { isNarrowed, type ListState, listHref, PER_PAGE, readForm } from '#lib/search/routing.ts';
import { Bar } from './Bar.tsx';
import { Chosen } from './Chosen.tsx';
import type { RawAnswer } from './counts.ts';
import { Empty } from './Empty.tsx';
import { Failed } from './Failed.tsx';
import { Filters } from './Filters.tsx';
import { Groups } from './Groups.tsx';
import { listChosen } from './labels.ts';
import type { ListProps } from './props.ts';
import { rememberPlace, useOldPlace } from './scroll.ts';
import { useFocus } from './use-focus.ts';
import { useList, useListWidget } from './use-list.ts';

const FORM = 'narrow';
const TURN_MS = 20;

/** Only what is chosen is taken at once; what is typed when it is done. */
const isTyped = ({ type }: HTMLInputElement) => type === 'number' || type === 'search' || type === 'range';

/** The list: what narrows and orders it, and the goods. One form says all of what is chosen. */
export function ListView(props: ListProps) {
  const { question, words, card } = props;
  const { place } = question;
  useListWidget(question);
  const { state, refine, results, status } = useList();
  const root = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  const isAlive = useRef(false);
  const early = useRef<{ next: ListState | undefined }>(undefined);
  const answers = (results._rawResults ?? []) as RawAnswer[];
  const total = results.nbHits ?? 0;
  useOldPlace(results);
  const leave = useFocus(root, results);

  /** What the form says by now, when that is something else than the list shows. */
  function readChange(submitter?: HTMLElement | null): ListState | undefined {
    const form = document.forms.namedItem(FORM);
    if (!form) return undefined;
    const data = new FormData(form, submitter) as unknown as Iterable<[string, string]>;
    const next = readForm(new URLSearchParams([...data]), place.kind);
    // The form knows no page: it stays as long as the rest does.
    const { page, ...same } = state;
    return listHref(place, next) === listHref(place, same) ? undefined : next;
  }

  // What is chosen before InstantSearch hears, by the very touch that makes the list come alive, waits for it: it
  // would take the choice for one that it has asked for already. The last one counts.
  function take(next: ListState | undefined) {
    if (!isAlive.current) early.current = { next };
    else if (next) {
      rememberPlace();
      refine(next);
    }
  }

  // A box that was ticked while the modules were on their way has only been ticked. It is read before anything is
  // drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes alive
  useEffect(() => {
    const next = readChange();
    // Before any other event of a person's: the list may be drawn again by then, with the box as it was.
    queueMicrotask(() => {
      isAlive.current = true;
      flushSync(() => take(early.current ? early.current.next : next));
    });
  }, []);

  function go(page: number, event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    isTurned.current = true;
    take({ ...state, page });
  }

  // A turned page is read from its top. Not before its address is written: with the one before it the browser
  // keeps where that stood.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what was asked for is there
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    setTimeout(() => {
      root.current?.querySelector<HTMLElement>('.list__goods')?.focus({ preventScroll: true });
      root.current?.scrollIntoView();
    }, TURN_MS);
  }, [results]);

  function submit(event: FormEvent) {
    event.preventDefault();
    document.getElementById('filters')?.hidePopover?.();
    const { submitter } = event.nativeEvent as SubmitEvent;
    leave(submitter);
    take(readChange(submitter));
  }

  const hits = results.hits as unknown as ProductSummary[];
  const goods = useMemo(
    () => <Cards cards={hits.map((hit) => formatCard(hit, card))} words={words} heading="h2" eager={4} />,
    [hits, card, words],
  );
  // Hearts that come later than the page are painted by its script when they are there.
  useEffect(() => {
    if (hits.length > 0) dispatchEvent(new Event('storage'));
  }, [hits]);
  const chosen = listChosen(state, props);
  const count = { count: groupDigits(total) };
  const pages = Math.min(results.nbPages ?? 0, Math.ceil(PAGE_LIMIT / (state.hitsPerPage ?? PER_PAGE[0])));
  const corrected = answers[0]?.queryAfterCorrection;
  // There is nothing to narrow and nothing to order.
  if (total === 0 && !isNarrowed(state)) {
    return (
      <div className="list list--bare" ref={root}>
        <p className="list__count sr-only" role="status" tabIndex={-1}>
          {fillForm(words.count, card.language, 0, count)}
        </p>
        <Empty {...props} state={state} />
      </div>
    );
  }
  return (
    <div
      className="list"
      ref={root}
      onChange={({ target }) => !isTyped(target as unknown as HTMLInputElement) && take(readChange())}
    >
      <Bar
        {...props}
        state={state}
        chosen={chosen.length}
        countText={fillForm(words.count, card.language, total, count)}
      />
      <Filters
        words={words}
        form={FORM}
        action={place.base}
        query={state.query}
        onSubmit={submit}
        show={fillForm(words.show, card.language, total, count)}
        isFailed={status === 'error'}
      >
        <Groups {...props} state={state} answers={answers} onDone={() => take(readChange())} />
      </Filters>
      <div
        className="list__goods"
        tabIndex={-1}
        aria-busy={status === 'stalled'}
        data-query={results.queryID}
        data-index={results.index}
        data-from={(results.page ?? 0) * (results.hitsPerPage ?? 0)}
      >
        <p className="list__corrected" aria-live="polite">
          {corrected && state.query && fill(words.corrected, { query: corrected, typed: state.query })}
        </p>
        {chosen.length > 0 && <Chosen chosen={chosen} form={FORM} words={words} />}
        {/* A question that failed is forgotten: what is chosen is asked anew. */}
        {status === 'error' && <Failed words={words} onAgain={() => refine(state)} />}
        {hits.length > 0 ? goods : <Empty {...props} state={state} />}
        <Pager
          page={(results.page ?? 0) + 1}
          pages={pages}
          hrefOf={(page) => listHref(place, { ...state, page })}
          onGo={go}
          words={words}
        />
      </div>
    </div>
  );
}
