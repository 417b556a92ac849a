interface Held<Value> {
  value: Value;
  bytes: number;
}

// Least recently used, bounded by bytes: pages differ in size by a hundred, so a count bounds nothing.
export class ByteLru<Value> {
  readonly #held = new Map<string, Held<Value>>();
  readonly #limit: number;
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const held = this.#held.get(key);
    if (!held) return undefined;
    this.#held.delete(key);
    this.#held.set(key, held);
    return held.value;
  }

  /** False when the value alone is too large to be worth what it would push out. */
  set(key: string, value: Value, bytes: number): boolean {
    this.delete(key);
    if (bytes > this.#limit / 4) return false;
    this.#held.set(key, { value, bytes });
    this.#bytes += bytes;
    this.#trim();
    return true;
  }

  /** Counts bytes that a value gained after it was stored. */
  grow(key: string, value: Value, bytes: number): void {
    const held = this.#held.get(key);
    if (held?.value !== value) return;
    held.bytes += bytes;
    this.#bytes += bytes;
    this.#trim();
  }

  delete(key: string): boolean {
    const held = this.#held.get(key);
    if (!held) return false;
    this.#bytes -= held.bytes;
    return this.#held.delete(key);
  }

  clear(): void {
    this.#held.clear();
    this.#bytes = 0;
  }

  *values(): Iterable<Value> {
    for (const { value } of this.#held.values()) yield value;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#held.size;
  }

  #trim(): void {
    for (const key of this.#held.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.delete(key);
    }
  }
}
