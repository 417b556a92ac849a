import { useEffect, useState } from 'react';
import { loadAttributeLabels } from '#lib/search/attribute-labels.ts';
import type { FilterLabels, ListingRequest } from '#lib/search/listing.ts';

let loading: Promise<Record<string, string>> | undefined;

/**
 * Returns the page's labels with those of all attributes, which are loaded when the list changes: the page has only
 * the labels of its own filters.
 */
export function useAttributeLabels(
  labels: FilterLabels,
  request: ListingRequest,
  hasChanged: boolean,
): FilterLabels {
  const [all, setAll] = useState(labels);
  useEffect(() => {
    if (!hasChanged) return;
    loading ??= loadAttributeLabels(request);
    loading.then(
      (attribute) => setAll({ ...labels, attribute: { ...attribute, ...labels.attribute } }),
      () => {
        loading = undefined;
      },
    );
  }, [hasChanged, labels, request]);
  return all;
}
