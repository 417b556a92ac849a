import type * as z from 'zod/mini';
import type { SelectedOptionSchema } from '#lib/contract/cart/line-item.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { createInvalidRequestError } from '../../gateway/app-error.ts';

type SelectedOption = z.output<typeof SelectedOptionSchema>;

/**
 * Reads the shade code from the options of a requested product; null without one. `path` locates the options in the
 * request for error details. Throws INVALID_REQUEST for an unknown option and for a second one.
 */
export function readShadeOption(options: readonly SelectedOption[] | undefined, path: string): string | null {
  if (!options) return null;
  const unknownIndex = options.findIndex(({ attributeFQN }) => attributeFQN !== SHADE_OPTION);
  if (unknownIndex !== -1)
    throw createInvalidRequestError([{ path: `${path}.${unknownIndex}.attributeFQN`, rule: 'unknown' }]);
  if (options.length > 1) throw createInvalidRequestError([{ path, rule: 'repeated' }]);
  return options[0] ? parseShadeValue(options[0].value).code : null;
}
