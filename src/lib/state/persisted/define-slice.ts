import { atom as createAtom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type * as z from 'zod/mini';

/** A persisted part of the state, as the encrypted storage uses it. */
export interface PersistedSlice {
  /** The specification's name; part of the encrypted entry's additional data. */
  readonly name: string;
  readonly version: number;
  /** JSON of the default value: it is not written while the storage has no entry of the slice. */
  readonly defaultJson: string;
  /** Migrates a value of this version or an older one; undefined when it is invalid. */
  migrate: (version: number, value: unknown) => unknown;
  /** Sets the state to what an earlier page persisted, unless this page has changed it already. */
  restore: (value: unknown) => void;
  /** Sets the state to what another tab persisted. */
  setValue: (value: unknown) => void;
  /** Resets the state to its default. */
  reset: () => void;
  /** Returns what is persisted of the state. */
  getPersistedValue: () => unknown;
  /** Whether the state of this page is still the default, so that it need not be written. */
  isUnchanged: () => boolean;
  /** Subscribes to changes that must be written; returns `unsubscribe`. */
  listen: (onChange: () => void) => () => void;
}

/** A slice with its own nanostore. */
export interface Slice<T> extends PersistedSlice {
  readonly initial: T;
  readonly atom: WritableAtom<T>;
}

interface SliceOptions<S extends z.ZodMiniType> {
  name: string;
  version: number;
  schema: S;
  initial: z.output<S>;
  /** Migration to the next version, by the version of the old value. */
  migrations?: Readonly<Record<number, (oldValue: unknown) => unknown>>;
}

interface DerivedSliceOptions<S extends z.ZodMiniType, State> extends SliceOptions<S> {
  /** The nanostore from which the slice is derived. */
  atom: ReadableAtom<State>;
  /** Returns the slice for a state of the nanostore. */
  derive: (state: State) => z.output<S>;
  /** Whether the state is loaded and may be written; always true by default. */
  isLoaded?: (state: State) => boolean;
  /** Restores a persisted slice into the nanostore, which keeps newer values of this page. */
  restore: (value: z.output<S>) => void;
}

function createMigrate<S extends z.ZodMiniType>(options: SliceOptions<S>): PersistedSlice['migrate'] {
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
      // A migration may access properties that an old value lacks.
      return undefined;
    }
  };
}

/** Defines a persisted slice with its own nanostore. */
export function defineSlice<S extends z.ZodMiniType>(options: SliceOptions<S>): Slice<z.output<S>> {
  const { name, version, initial } = options;
  const atom = createAtom<z.output<S>>(initial);
  const isUnchanged = (): boolean => atom.get() === initial;
  const setValue = (value: unknown): void => atom.set(value as z.output<S>);
  return {
    name,
    version,
    defaultJson: JSON.stringify(initial),
    initial,
    atom,
    migrate: createMigrate(options),
    restore: (value) => {
      if (isUnchanged()) setValue(value);
    },
    setValue,
    reset: () => atom.set(initial),
    getPersistedValue: () => atom.get(),
    isUnchanged,
    listen: (onChange) => atom.listen(onChange),
  };
}

/**
 * Defines a persisted slice that is derived from another nanostore, whose module handles other tabs and
 * sign-out.
 */
export function deriveSlice<S extends z.ZodMiniType, State>(
  options: DerivedSliceOptions<S, State>,
): PersistedSlice {
  const { name, version, initial, atom, derive, restore, isLoaded = () => true } = options;
  const defaultJson = JSON.stringify(initial);
  const getPersistedValue = (): z.output<S> => derive(atom.get());
  return {
    name,
    version,
    defaultJson,
    migrate: createMigrate(options),
    restore: (value) => restore(value as z.output<S>),
    setValue: () => undefined,
    reset: () => undefined,
    getPersistedValue,
    isUnchanged: () => !isLoaded(atom.get()) || JSON.stringify(getPersistedValue()) === defaultJson,
    listen: (onChange) =>
      atom.listen((state) => {
        if (isLoaded(state)) onChange();
      }),
  };
}

/**
 * Keeps a restored state in a nanostore until the current state is loaded: connecting it to an API client
 * empties it before that.
 */
export function restoreUntilLoaded<State>(
  atom: WritableAtom<State>,
  isLoaded: (state: State) => boolean,
  restore: (state: State) => State | undefined,
): void {
  let restored: State | undefined;
  let unsubscribe = (): void => undefined;
  function update(state: State): void {
    if (state === restored) return;
    if (isLoaded(state)) {
      unsubscribe();
      return;
    }
    restored = restore(state);
    if (restored !== undefined) atom.set(restored);
  }
  unsubscribe = atom.listen(update);
  update(atom.get());
}
