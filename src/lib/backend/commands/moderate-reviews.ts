// Command: lists reviews, approves and rejects them. Called by `scripts/reviews/moderate.mjs`, which checks the options.
import { parseArgs } from 'node:util';
import type { ReviewRejectionReason, ReviewStatus } from '#lib/contract/reviews/reviews.ts';
import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath, openDatabase } from '../db/database.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { decideReview, listReviewsByStatus } from '../reviews/moderation.ts';

const env = readEnvOrExit();
const { values } = parseArgs({
  options: {
    status: { type: 'string', default: 'approved' },
    limit: { type: 'string', default: '20' },
    approve: { type: 'string' },
    reject: { type: 'string' },
    reason: { type: 'string' },
  },
});
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
try {
  const id = values.approve ?? values.reject;
  if (id === undefined) await printReviews();
  else await moderateReview(id);
} catch (error) {
  process.stderr.write(`The reviews could not be read: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

async function printReviews(): Promise<void> {
  const rows = await listReviewsByStatus(db, values.status as ReviewStatus, Number(values.limit));
  for (const { id, product_code: code, stars, author_name: author, title, body, reason } of rows) {
    const text = [title, body.replace(/\s+/g, ' ')].filter(Boolean).join(': ');
    process.stdout.write(`${id}  ${code}  ${stars}/5  ${author}  ${reason ? `[${reason}] ` : ''}${text}\n`);
  }
  process.stdout.write(`${rows.length} ${values.status} reviews.\n`);
}

async function moderateReview(id: string): Promise<void> {
  const decision = values.approve
    ? ({ status: 'approved', reason: null } as const)
    : ({ status: 'rejected', reason: values.reason as ReviewRejectionReason } as const);
  if (await decideReview(db, id, decision, Date.now())) {
    process.stdout.write(`${id} is ${decision.status}.\n`);
    return;
  }
  process.stderr.write(`There is no review ${id}.\n`);
  process.exitCode = 1;
}
