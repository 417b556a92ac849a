import type { Owner } from '../callers.ts';
import type { CallInput } from '../id-fields.ts';

/** How an endpoint treats ids: an input with ids of the owner, or the reason why its ids have no owner. */
export type OwnershipRule = OwnedRule | { exemptBecause: string };

export interface OwnedRule {
  /** Returns an input with which the owner's own call succeeds; creates the objects that it refers to. */
  createInput(owner: Owner): Promise<CallInput> | CallInput;
  /** Names of fields that the endpoint takes and does not use. */
  ignores?: readonly string[];
  /** Whether a guest token is rejected although the endpoint takes one. */
  customersOnly?: true;
  /** Expected status of the owner's own call; 200 by default. */
  status?: number;
}

/** Rules by the endpoint's name. */
export type OwnershipRules = Record<string, OwnershipRule>;
