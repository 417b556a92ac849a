import type { SearchConfig } from '#lib/search/config.ts';
import {
  type Found,
  sendEvents,
  type Told,
  tellClick,
  tellFilter,
  tellGoods,
  tellView,
} from '#lib/search/insights.ts';
import { $added, type Added } from '#lib/stores/added.ts';
import { readBought } from './bought.ts';
import { filterOf } from './filter.ts';
import { forgetFound, readFound, rememberFound, takeClick } from './found.ts';

// The page says in its markup what it shows of the search, so that lists, whoever draws them, need not know of this:
// `data-query` and `data-index` are an answer's, `data-from` is how many stand before a list that is seen whole,
// `data-object` is a product's code, `data-lead` that of all its variants.

/**
 * Tells the search what is done with what it found, until the answer is called. `isNew`: what was done on this page
 * before was done by somebody who had not agreed.
 */
export function watchSearch(config: SearchConfig, isNew: boolean): () => void {
  const seen = new Set<string>();
  const stop = new AbortController();
  const heard = { capture: true, signal: stop.signal };
  const tell = (events: readonly Told[]) => sendEvents(config, events);

  function see(): void {
    for (const list of document.querySelectorAll<HTMLElement>('[data-query][data-from]')) {
      const { query, from, index = '' } = list.dataset;
      const key = `${query} ${from}`;
      if (!query || seen.has(key)) continue;
      seen.add(key);
      tell(tellView(index, codesIn(list)));
    }
  }

  function click({ target }: Event): void {
    const hit = (target as Element).closest?.('a')?.closest<HTMLElement>('[data-object]');
    const list = hit?.closest<HTMLElement>('[data-query]');
    const { query: queryID, index = '', from = '0' } = list?.dataset ?? {};
    const objectID = hit?.dataset.object;
    if (!list || !queryID || !objectID) return;
    open({ objectID, queryID, index }, Number(from) + codesIn(list).indexOf(objectID) + 1);
    // The page's own note of it.
    takeClick();
  }

  function open(found: Found, position: number): void {
    rememberFound(found.objectID, found);
    tell(tellClick(found, position));
  }

  function choose({ target }: Event): void {
    const { form, checked, name, value } = target as HTMLInputElement;
    const { index } = document.querySelector<HTMLElement>('[data-query][data-from]')?.dataset ?? {};
    const filter = form?.id === 'narrow' && checked && filterOf(name, value);
    if (index && filter) tell(tellFilter(index, filter));
  }

  function add({ item, cart }: Added): void {
    const code = item.product.productCode;
    // A variant is come to from what was found of the whole product.
    const lead = document.querySelector<HTMLElement>('[data-lead]')?.dataset.lead;
    const found = readFound(code) ?? (lead && readFound(lead));
    const line = cart.items.flatMap(({ items }) => items).find(({ product }) => product.productCode === code);
    if (!found || !line) return;
    rememberFound(code, found);
    const { extendedAmount: price, listAmount: listPrice } = line.unitPrice;
    tell(tellGoods('addToCart', [{ ...found, price, listPrice, quantity: item.quantity }]));
  }

  const earlier = takeClick();
  if (earlier) open(earlier.found, earlier.position);
  let told = isNew ? $added.get().length : 0;
  const forget = $added.subscribe((all) => {
    for (const each of all.slice(told)) add(each);
    told = all.length;
  });
  const observer = new MutationObserver(see);
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-query', 'data-from'] });
  addEventListener('click', click, heard);
  addEventListener('change', choose, heard);
  see();
  const bought = readBought();
  tell(tellGoods('purchase', bought));
  forgetFound(bought.map(({ code }) => code));
  return () => {
    forget();
    observer.disconnect();
    stop.abort();
  };
}

function codesIn(list: HTMLElement): string[] {
  return [...list.querySelectorAll<HTMLElement>('[data-object]')].map(({ dataset }) => dataset.object ?? '');
}
