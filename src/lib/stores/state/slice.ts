import { atom, type WritableAtom } from 'nanostores';
import type * as z from 'zod/mini';

/** A state group as the vault sees it. */
export interface Kept {
  /** The specification's name; part of what is sealed. */
  readonly name: string;
  readonly version: number;
  /** What the default is kept as; nothing is written for it where nothing was. */
  readonly blank: string;
  /** What a value of this version or an older one is today; undefined when it cannot be understood. */
  upgrade: (version: number, value: unknown) => unknown;
  /** Takes a value that `upgrade` answered. */
  accept: (value: unknown) => void;
  /** Back to the default. */
  reset: () => void;
  /** What of it outlives the page. */
  read: () => unknown;
  /** Whether nobody has written to it on this page. */
  isFresh: () => boolean;
  /** Calls back after each change; answers how to stop. */
  listen: (onChange: () => void) => () => void;
}

/** A state group with the store that holds it. */
export interface Slice<T> extends Kept {
  readonly initial: T;
  readonly store: WritableAtom<T>;
}

interface SliceOptions<S extends z.ZodMiniType> {
  name: string;
  version: number;
  schema: S;
  initial: z.output<S>;
  /** By the version that they leave: what it becomes one version on. */
  migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
  /** Puts what is of the moment alone back to its default. */
  keep?: (state: z.output<S>) => z.output<S>;
}

/** Makes a group's store and says how it is kept. */
export function defineSlice<S extends z.ZodMiniType>(options: SliceOptions<S>): Slice<z.output<S>> {
  const { name, version, schema, initial, migrations = {}, keep = (state) => state } = options;
  const store = atom<z.output<S>>(initial);

  function upgrade(from: number, value: unknown): unknown {
    let current = value;
    try {
      for (let step = from; step < version; step += 1) {
        const migrate = migrations[step];
        if (!migrate) return undefined;
        current = migrate(current);
      }
      const parsed = schema.safeParse(current);
      return parsed.success ? keep(parsed.data) : undefined;
    } catch {
      // An old value may lack anything that a migration reaches for.
      return undefined;
    }
  }

  return {
    name,
    version,
    blank: JSON.stringify(keep(initial)),
    initial,
    store,
    upgrade,
    accept: (value) => store.set(value as z.output<S>),
    reset: () => store.set(initial),
    read: () => keep(store.get()),
    isFresh: () => store.get() === initial,
    listen: (onChange) => store.listen(onChange),
  };
}
