import { QUERIES_LIMIT } from '#lib/contract/search.ts';
import { createLimit } from '../../gateway/limit.ts';
import type { Rate } from '../../gateway/rates.ts';
import { Refusal } from './refusal.ts';

/** Who may ask, and how much; without an address nobody is refused. */
export interface Admission {
  /** Takes the first question of a request, whatever it turns out to be. */
  knock(address: string | undefined, now: number): void;
  /** Takes the others, and does the work unless too much of the address is under way already. */
  admit<Answer>(
    address: string | undefined,
    questions: number,
    now: number,
    work: () => Promise<Answer>,
  ): Promise<Answer>;
}

// One address must not fill the queue that all stand in.
const SHARE = 1 / 6;

/** Counts questions, not requests: one may bring fifty of them. */
export function createAdmission(rate: Rate): Admission {
  const addresses = createLimit(rate);
  const most = Math.max(QUERIES_LIMIT, rate.burst * SHARE);
  const open = new Map<string, number>();

  return {
    knock(address, now) {
      if (address !== undefined) addresses.take(address, now);
    },
    async admit(address, questions, now, work) {
      if (address === undefined) return await work();
      if (questions > 1) addresses.take(address, now, questions - 1);
      const before = open.get(address) ?? 0;
      if (before + questions > most) throw new Refusal(429, 'Too many requests', { 'retry-after': '1' });
      open.set(address, before + questions);
      try {
        return await work();
      } finally {
        const left = (open.get(address) ?? 0) - questions;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      }
    },
  };
}
