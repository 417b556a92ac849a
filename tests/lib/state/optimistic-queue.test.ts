import { beforeEach, describe, expect, it } from 'vitest';
import { createOptimisticQueue, type OptimisticChange } from '#lib/state/optimistic-queue.ts';

interface Quantity {
  line: string;
  quantity: number;
}

type Entry = OptimisticChange<Quantity, string>;

let replies: ((reply: string) => void)[] = [];
let sent: Quantity[] = [];
let isAllowed = true;
const settled: string[] = [];

function createQueue() {
  const queue = createOptimisticQueue<Entry, Quantity, string>({
    canSend: () => isAllowed,
    send: ({ change }) => {
      sent.push(change);
      return new Promise((resolve) => replies.push(resolve));
    },
    onReply(entry, reply) {
      queue.remove([entry]);
      entry.settle(reply);
      void queue.sendNext();
    },
    supersedes: (entry, waiting) => entry.change.line === waiting.change.line,
  });
  const set = (line: string, quantity: number) => {
    const onSettled = (reply: string) => settled.push(`${line}${quantity}: ${reply}`);
    const replaced = queue.add({ change: { line, quantity }, settle: onSettled });
    void queue.sendNext();
    return replaced;
  };
  return { queue, set };
}

async function response(reply: string): Promise<void> {
  replies.shift()?.(reply);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  replies = [];
  sent = [];
  isAllowed = true;
  settled.length = 0;
});

describe('a queue of optimistic changes', () => {
  it('sends one change at a time, in the order in which they were made', async () => {
    const { queue, set } = createQueue();
    set('a', 1);
    set('b', 1);
    expect(sent).toEqual([{ line: 'a', quantity: 1 }]);
    expect(queue.changes()).toHaveLength(2);
    await response('first');
    expect(sent).toHaveLength(2);
    await response('second');
    expect(settled).toEqual(['a1: first', 'b1: second']);
    expect(queue.entries).toEqual([]);
  });

  it('replaces changes that wait, which settle with the reply of the last, and none in flight', async () => {
    const { set } = createQueue();
    set('a', 1);
    set('a', 2);
    expect(set('a', 3).map(({ change }) => change.quantity)).toEqual([2]);
    await response('first');
    await response('last');
    expect(sent.map(({ quantity }) => quantity)).toEqual([1, 3]);
    expect(settled).toEqual(['a1: first', 'a2: last', 'a3: last']);
  });

  it('ignores the reply of a change that was in flight when the queue was reset', async () => {
    const { queue, set } = createQueue();
    set('a', 1);
    expect(queue.reset()).toHaveLength(1);
    set('b', 1);
    await response('late');
    expect(settled).toEqual([]);
    await response('own');
    expect(settled).toEqual(['b1: own']);
  });

  it('goes on with the next change when the one in flight was removed meanwhile', async () => {
    const { queue, set } = createQueue();
    set('a', 1);
    set('b', 1);
    queue.remove(queue.entries.slice(0, 1));
    expect(sent).toHaveLength(1);
    await response('of the removed');
    expect(sent).toHaveLength(2);
    await response('own');
    expect(settled).toEqual(['b1: own']);
  });

  it('sends nothing while it is paused or its owner does not allow it', async () => {
    const { queue, set } = createQueue();
    queue.isPaused = true;
    set('a', 1);
    queue.isPaused = false;
    isAllowed = false;
    void queue.sendNext();
    expect(sent).toEqual([]);
    isAllowed = true;
    void queue.sendNext();
    expect(sent).toHaveLength(1);
  });
});
