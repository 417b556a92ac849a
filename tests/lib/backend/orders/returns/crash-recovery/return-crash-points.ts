import type { ReturnWork } from './return-program.ts';

/** A moment in a task at which its process is killed. */
export type ReturnCrashPoint = Pick<ReturnWork, 'task' | 'when' | 'statements'> & { name: string };

const COMMIT = '^commit$';
const COUNT_REFUND = '^update "payments" set "refunded_amount"';
const MARK_REFUND = '^update "refunds" set "status"';

const SENDING: Omit<ReturnCrashPoint, 'task'>[] = [
  { name: 'nothing written', when: 'before', statements: ['^insert into "returns"'] },
  { name: 'its lines not written', when: 'before', statements: ['^insert into "return_lines"'] },
  { name: 'its message not written', when: 'before', statements: ['^insert into "outbox"'] },
  { name: 'the return stored, not answered', when: 'after', statements: ['^insert into "outbox"', COMMIT] },
  {
    name: 'the first stored, the second not looked at',
    when: 'after',
    statements: ['^insert into "outbox"', COMMIT, '^begin'],
  },
];

const PAYING_BACK: Omit<ReturnCrashPoint, 'task'>[] = [
  { name: 'the products received', when: 'after', statements: ['^insert into "outbox"', COMMIT] },
  { name: 'the stock not counted', when: 'before', statements: ['^update "stock"'] },
  { name: 'the order not changed', when: 'after', statements: ['^update "returns" set "accepted_at"'] },
  { name: 'the refund written, not committed', when: 'after', statements: ['^insert into "refunds"'] },
  { name: 'the refund committed, not sent', when: 'after', statements: ['^insert into "refunds"', COMMIT] },
  { name: 'the refund claimed', when: 'after', statements: ['^update "refunds" set "tries"'] },
  {
    name: 'the money paid back, not known',
    when: 'after',
    statements: ['^insert into "refunds"', '^insert into "sandbox_operations"', COMMIT],
  },
  {
    name: 'the refund known, the return not ended',
    when: 'after',
    statements: ['^insert into "refunds"', MARK_REFUND, COMMIT],
  },
];

const NOTIFIED: Omit<ReturnCrashPoint, 'task'>[] = [
  { name: 'nothing marked', when: 'before', statements: [MARK_REFUND] },
  { name: 'the refund marked, not counted', when: 'after', statements: [MARK_REFUND] },
  { name: 'the refund counted, not committed', when: 'after', statements: [COUNT_REFUND] },
  { name: 'the first committed, not answered', when: 'after', statements: [COUNT_REFUND, COMMIT] },
  { name: 'the second not looked at', when: 'after', statements: [COUNT_REFUND, COMMIT, '^begin'] },
];

/** The crash points of each scenario. */
export const RETURN_CRASH_POINTS: { scenario: string; points: ReturnCrashPoint[] }[] = [
  {
    scenario: 'two returns of one line at once',
    points: SENDING.map((point) => ({ ...point, task: 'submit' })),
  },
  { scenario: 'the jobs that pay it back', points: PAYING_BACK.map((point) => ({ ...point, task: 'jobs' })) },
  { scenario: 'a refund notified twice', points: NOTIFIED.map((point) => ({ ...point, task: 'notify' })) },
];
