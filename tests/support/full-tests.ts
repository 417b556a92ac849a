/**
 * Whether tests of crashes, races, imports and random changes repeat in full, as in CI and with `npm test --
 * --full`. Otherwise they make the same assertions on fewer repetitions.
 */
const isFull = process.env.FULL_TESTS === '1';

/** Returns the number of repetitions. */
export const repetitions = ({ full, short }: { full: number; short: number }): number =>
  isFull ? full : short;
