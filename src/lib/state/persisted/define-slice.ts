import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type * as z from 'zod/mini';

/** A persisted state group, as the encrypted storage sees it. */
export interface PersistedSlice {
  /** The specification's name; part of what is encrypted. */
  readonly name: string;
  readonly version: number;
  /** JSON of the default; it is not written where nothing was. */
  readonly defaultJson: string;
  /** Brings a value of this version or an older one up to date; undefined when it cannot be understood. */
  migrate: (version: number, value: unknown) => unknown;
  /** Puts what an earlier page persisted into the group's store, unless this page has written to it already. */
  restore: (value: unknown) => void;
  /** Takes what another tab persisted. */
  setValue: (value: unknown) => void;
  /** Resets the group to its default. */
  reset: () => void;
  /** Returns what of the group outlives the page. */
  getPersistedValue: () => unknown;
  /** Whether nothing on this page is worth writing yet. */
  isUnchanged: () => boolean;
  /** Subscribes to changes that are worth writing; returns `unsubscribe`. */
  listen: (onChange: () => void) => () => void;
}

/** A state group that has a store of its own. */
export interface Slice<T> extends PersistedSlice {
  readonly initial: T;
  readonly store: WritableAtom<T>;
}

interface GroupOptions<S extends z.ZodMiniType> {
  name: string;
  version: number;
  schema: S;
  initial: z.output<S>;
  /** By the version that they leave: the value one version on. */
  migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
}

interface DerivedOptions<S extends z.ZodMiniType, State> extends GroupOptions<S> {
  /** The store that the group's subject uses. */
  store: ReadableAtom<State>;
  /** Returns the group for a state of the store. */
  derive: (state: State) => z.output<S>;
  /** Whether the state is worth writing; every state is, unless given. */
  isKnown?: (state: State) => boolean;
  /** Puts a persisted group into the store. It decides itself what on this page is newer. */
  restore: (value: z.output<S>) => void;
}

function createUpgrade<S extends z.ZodMiniType>(options: GroupOptions<S>): PersistedSlice['migrate'] {
  const { version, schema, migrations = {} } = options;
  return (from, value) => {
    let current = value;
    try {
      for (let step = from; step < version; step += 1) {
        const migrate = migrations[step];
        if (!migrate) return undefined;
        current = migrate(current);
      }
      const parsed = schema.safeParse(current);
      return parsed.success ? parsed.data : undefined;
    } catch {
      // An old value may lack anything that a migration reaches for.
      return undefined;
    }
  };
}

/** Defines a persisted group with a store of its own. */
export function defineSlice<S extends z.ZodMiniType>(options: GroupOptions<S>): Slice<z.output<S>> {
  const { name, version, initial } = options;
  const store = atom<z.output<S>>(initial);
  const isUnchanged = (): boolean => store.get() === initial;
  const setValue = (value: unknown): void => store.set(value as z.output<S>);
  return {
    name,
    version,
    defaultJson: JSON.stringify(initial),
    initial,
    store,
    migrate: createUpgrade(options),
    restore: (value) => {
      if (isUnchanged()) setValue(value);
    },
    setValue,
    reset: () => store.set(initial),
    getPersistedValue: () => store.get(),
    isUnchanged,
    listen: (onChange) => store.listen(onChange),
  };
}

/**
 * Defines a persisted group that is derived from the store of its subject. Other tabs and sign-out reach that store
 * by its subject's own way.
 */
export function deriveSlice<S extends z.ZodMiniType, State>(
  options: DerivedOptions<S, State>,
): PersistedSlice {
  const { name, version, initial, store, derive, restore, isKnown = () => true } = options;
  const defaultJson = JSON.stringify(initial);
  const getPersistedValue = (): z.output<S> => derive(store.get());
  return {
    name,
    version,
    defaultJson,
    migrate: createUpgrade(options),
    restore: (value) => restore(value as z.output<S>),
    setValue: () => undefined,
    reset: () => undefined,
    getPersistedValue,
    isUnchanged: () => !isKnown(store.get()) || JSON.stringify(getPersistedValue()) === defaultJson,
    listen: (onChange) =>
      store.listen((state) => {
        if (isKnown(state)) onChange();
      }),
  };
}

/** Keeps a restored state in a store until the subject itself knows better: connecting it to the server empties it. */
export function restoreUntilKnown<State>(
  store: WritableAtom<State>,
  isKnown: (state: State) => boolean,
  restore: (state: State) => State | undefined,
): void {
  let restored: State | undefined;
  let unsubscribe = (): void => undefined;
  function update(state: State): void {
    if (state === restored) return;
    if (isKnown(state)) {
      unsubscribe();
      return;
    }
    restored = restore(state);
    if (restored !== undefined) store.set(restored);
  }
  unsubscribe = store.listen(update);
  update(store.get());
}
