import type { Country } from '../countries.ts';
import { addDays, getLocalDateTime } from '../local-date.ts';

// Whether a line of an order can be returned, and until when. Pure functions: results depend only on the
// arguments.

/** Why a line cannot be returned. */
export const RETURN_BLOCKS = [
  'not-delivered',
  'cancelled',
  'tinted',
  'food',
  'safety',
  'not-returnable',
  'returned',
  'refused',
  'past',
  'add-on',
] as const;
export type ReturnBlock = (typeof RETURN_BLOCKS)[number];

/** Default return period in days. */
export const DEFAULT_RETURN_DAYS = 30;

/** Properties of a line that affect its return. */
export interface ReturnableLine {
  quantity: number;
  /** Days after delivery; 0 for products that cannot be returned. */
  returnDays: number;
  isTinted: boolean;
  /** Code of the department; null when the product is not in the catalog any more. */
  department: string | null;
  /** Warranty or assembly: it is returned with its product. */
  isAddOn: boolean;
  /** Pieces in returns that are in progress or completed. */
  returned: number;
  /** Pieces that the shop has inspected and sent back. */
  refused: number;
}

/** When an order reached its customer. */
export interface OrderArrival {
  /** Epoch milliseconds; null until everything is delivered. */
  arrivedAt: number | null;
  isCancelled: boolean;
}

export interface ReturnEligibility {
  /** Last day, `2026-12-23` local to the country; null before delivery and for products that cannot be returned. */
  until: string | null;
  /** Pieces that can be returned now. */
  quantity: number;
  /** Null when at least one piece can be returned. */
  block: ReturnBlock | null;
}

const DEPARTMENT_BLOCKS: Partial<Record<string, ReturnBlock>> = { food: 'food', safety: 'safety' };

function getProductBlock({ isAddOn, isTinted, returnDays, department }: ReturnableLine): ReturnBlock | null {
  if (isAddOn) return 'add-on';
  if (isTinted) return 'tinted';
  if (returnDays > 0) return null;
  return DEPARTMENT_BLOCKS[department ?? ''] ?? 'not-returnable';
}

/** Returns the number of pieces of a line that can be returned now, and the deadline. */
export function getReturnEligibility(
  line: ReturnableLine,
  { arrivedAt, isCancelled }: OrderArrival,
  { timeZone }: Pick<Country, 'timeZone'>,
  now: number,
): ReturnEligibility {
  const blocked = (block: ReturnBlock, until: string | null = null) => ({ until, quantity: 0, block });
  if (isCancelled) return blocked('cancelled');
  const productBlock = getProductBlock(line);
  if (productBlock) return blocked(productBlock);
  if (arrivedAt === null) return blocked('not-delivered');
  const until = addDays(getLocalDateTime(timeZone, arrivedAt).date, line.returnDays);
  const quantity = line.quantity - line.returned - line.refused;
  if (quantity <= 0) return blocked(line.returned > 0 ? 'returned' : 'refused', until);
  if (getLocalDateTime(timeZone, now).date > until) return blocked('past', until);
  return { until, quantity, block: null };
}
