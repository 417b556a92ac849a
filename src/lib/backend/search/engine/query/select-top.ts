/** Whether `a` comes before `b`. */
export type Comparator = (a: number, b: number) => boolean;

/** Returns the first `length` documents in order, by a heap whose root is the last of them. */
export function selectTop(docs: Int32Array, length: number, isBefore: Comparator): number[] {
  const order = (a: number, b: number) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0);
  if (docs.length <= length || docs.length < 64) return [...docs].sort(order).slice(0, length);
  const heap: number[] = [];

  function sink(from: number): void {
    let at = from;
    for (;;) {
      let last = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && isBefore(heap[last] as number, heap[child] as number)) last = child;
      }
      if (last === at) return;
      [heap[at], heap[last]] = [heap[last] as number, heap[at] as number];
      at = last;
    }
  }

  for (const doc of docs) {
    if (heap.length < length) {
      heap.push(doc);
      if (heap.length === length) for (let at = (length >> 1) - 1; at >= 0; at -= 1) sink(at);
    } else if (isBefore(doc, heap[0] as number)) {
      heap[0] = doc;
      sink(0);
    }
  }
  return heap.sort(order);
}
