import { ARABIC_SCRIPT } from './isolate.ts';

export { isolateLatin } from './isolate.ts';

/** Joins values with the comma of their script. */
export function joinValues(values: readonly string[]): string {
  return values.join(values.some((value) => ARABIC_SCRIPT.test(value)) ? '، ' : ', ');
}
