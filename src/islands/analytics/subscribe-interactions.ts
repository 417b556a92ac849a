import { $interactions, type Interaction } from '#lib/state/analytics/interactions.ts';

/**
 * Calls `onInteraction` once for each interaction of this page, the recorded ones first; returns
 * `unsubscribe`. With `after`, only for interactions that were recorded later.
 */
export function subscribeInteractions(
  after: Interaction | undefined,
  onInteraction: (interaction: Interaction) => void,
): () => void {
  let last = after;
  return $interactions.subscribe((all) => {
    for (const interaction of all.slice(last ? all.lastIndexOf(last) + 1 : 0)) onInteraction(interaction);
    last = all.at(-1);
  });
}

/** Returns the latest interaction, if there is one. */
export const getLastInteraction = (): Interaction | undefined => $interactions.get().at(-1);
