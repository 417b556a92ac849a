import type { SearchConfig } from '#lib/search/config.ts';
import {
  createClickEvents,
  createConversionEvents,
  createFilterEvents,
  createViewEvents,
  type PurchasedHit,
  type SearchEventData,
  type SearchHitRef,
  sendSearchEvents,
} from '#lib/search/search-events.ts';
import type { Interaction } from '#lib/state/analytics/interactions.ts';
import {
  clearSearchAttribution,
  consumeClickedProduct,
  readSearchAttribution,
  setSearchAttribution,
} from '#lib/state/analytics/search-attribution.ts';
import { toAlgoliaFilter } from './filter-events.ts';
import { getLastInteraction, subscribeInteractions } from './subscribe-interactions.ts';

// Search data is in the markup, so that lists need no tracking code: `data-query` and `data-index` identify
// the search response, `data-from` is the offset of a list that counts as viewed, `data-object` is a product
// code, `data-lead` the code of the lead variant.

/**
 * Sends search events; returns the function that stops it. `isNew`: consent was given on this page, so earlier
 * actions are not sent.
 */
export function trackSearchEvents(config: SearchConfig, isNew: boolean): () => void {
  const viewedLists = new Set<string>();
  const controller = new AbortController();
  const listenerOptions = { capture: true, signal: controller.signal };
  const send = (events: readonly SearchEventData[]) => sendSearchEvents(config, events);

  function trackViews(): void {
    for (const list of document.querySelectorAll<HTMLElement>('[data-query][data-from]')) {
      const { query, from, index = '' } = list.dataset;
      const key = `${query} ${from}`;
      if (!query || viewedLists.has(key)) continue;
      viewedLists.add(key);
      send(createViewEvents(index, listProductCodes(list)));
    }
  }

  function handleClick({ target }: Event): void {
    const hit = (target as Element).closest?.('a')?.closest<HTMLElement>('[data-object]');
    const list = hit?.closest<HTMLElement>('[data-query]');
    const { query: queryID, index = '', from = '0' } = list?.dataset ?? {};
    const objectID = hit?.dataset.object;
    if (!list || !queryID || !objectID) return;
    trackClick({ objectID, queryID, index }, Number(from) + listProductCodes(list).indexOf(objectID) + 1);
    // The page's script stored the same click.
    consumeClickedProduct();
  }

  function trackClick(hit: SearchHitRef, position: number): void {
    setSearchAttribution(hit.objectID, hit);
    send(createClickEvents(hit, position));
  }

  function trackFilter({ target }: Event): void {
    const { form, checked, name, value } = target as HTMLInputElement;
    const { index } = document.querySelector<HTMLElement>('[data-query][data-from]')?.dataset ?? {};
    const filter = form?.id === 'filter-form' && checked && toAlgoliaFilter(name, value);
    if (index && filter) send(createFilterEvents(index, filter));
  }

  function trackAddition(interaction: Interaction): void {
    if (interaction.kind !== 'cart' || !interaction.item) return;
    const { item, cart } = interaction;
    const code = item.product.productCode;
    // A variant may have been reached through the lead variant of a search result.
    const lead = document.querySelector<HTMLElement>('[data-lead]')?.dataset.lead;
    const hit = readSearchAttribution(code) ?? (lead && readSearchAttribution(lead));
    const line = cart.items.flatMap(({ items }) => items).find(({ product }) => product.productCode === code);
    if (!hit || !line) return;
    setSearchAttribution(code, hit);
    const { extendedAmount: price, listAmount: listPrice } = line.unitPrice;
    send(createConversionEvents('addToCart', [{ ...hit, price, listPrice, quantity: item.quantity }]));
  }

  const clickedProduct = consumeClickedProduct();
  if (clickedProduct) trackClick(clickedProduct.hit, clickedProduct.position);
  const unsubscribe = subscribeInteractions(isNew ? getLastInteraction() : undefined, trackAddition);
  const observer = new MutationObserver(trackViews);
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-query', 'data-from'] });
  addEventListener('click', handleClick, listenerOptions);
  addEventListener('change', trackFilter, listenerOptions);
  trackViews();
  const purchasedProducts = readPurchasedProducts();
  send(createConversionEvents('purchase', purchasedProducts));
  clearSearchAttribution(purchasedProducts.map(({ code }) => code));
  return () => {
    unsubscribe();
    observer.disconnect();
    controller.abort();
  };
}

function listProductCodes(list: HTMLElement): string[] {
  return [...list.querySelectorAll<HTMLElement>('[data-object]')].map(({ dataset }) => dataset.object ?? '');
}

/** Returns the order's lines that came from a search, with the product code they were bought under. */
function readPurchasedProducts(): (PurchasedHit & { code: string })[] {
  const order = document.querySelector<HTMLElement>('[data-purchase]')?.dataset.purchase;
  const lines = JSON.parse(order ?? '[]') as (Omit<PurchasedHit, 'objectID'> & { code: string })[];
  return lines.flatMap((line) => {
    const hit = readSearchAttribution(line.code);
    return hit ? [{ ...line, ...hit }] : [];
  });
}
