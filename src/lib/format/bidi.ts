import { ARABIC_SCRIPT } from './isolate.ts';

export { isolateLatin } from './isolate.ts';

/** Values one after the other, with the comma of their language. */
export function joinValues(values: readonly string[]): string {
  return values.join(values.some((value) => ARABIC_SCRIPT.test(value)) ? '، ' : ', ');
}
