import { addSaved, MOST_SAVED, removeSaved, restoreItem, saveItem } from '#lib/contract/saved.ts';
import { changeRoute, type Desk } from '../cart/desk.ts';
import { addBatch, type Batch, type Miss, makeBatches, tellMissed } from '../cart/fill.ts';
import { type Line, removeLine } from '../cart/rules.ts';
import type { Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { hasRoom, restoreLine, saveLine } from './rules.ts';

// A place is that of the list as it is shown, the newest first; kept are the oldest first.
function turned(batch: Batch, saved: readonly Line[]): Batch {
  const count = saved.filter(({ parentId }) => parentId === null).length;
  return { ...batch, place: batch.place === undefined ? undefined : Math.max(0, count - batch.place) };
}

/** What a cart's owner saves for later. */
export function savedRoutes(desk: Desk): Route[] {
  return [
    changeRoute(desk, saveItem, ({ params }, turn) =>
      turn.settle({ work: (held) => saveLine(held, params.lineItemId) }),
    ),
    changeRoute(desk, restoreItem, ({ params }, turn) =>
      turn.settle({ work: (held) => restoreLine(held, params.savedItemId) }),
    ),
    changeRoute(desk, removeSaved, ({ params }, turn) =>
      turn.settle({
        work: (held) => ({ ...held, saved: removeLine(held.saved, params.savedItemId) }),
      }),
    ),
    changeRoute(desk, addSaved, async ({ body }, turn) => {
      const missed: Miss[] = [];
      const miss = (it: Miss) => void missed.push(it);
      const batches = await makeBatches(turn, body.items, [], miss);
      const cart = await turn.settle({
        added: batches.flatMap(({ line, addOns }) => [line, ...addOns]),
        work: (held) => {
          let { saved } = held;
          for (const batch of batches) {
            const after = addBatch(saved, turned(batch, saved));
            if (hasRoom(saved, after)) saved = after;
            else {
              const fault = new Fault('SAVED_FULL', { maximum: MOST_SAVED });
              miss({ index: batch.index, productCode: batch.line.productCode, added: 0, fault });
            }
          }
          return { ...held, saved };
        },
      });
      return { ...cart, missed: tellMissed(missed, desk.words, turn.call) };
    }),
  ];
}
