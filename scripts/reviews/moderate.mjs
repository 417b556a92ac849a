import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run reviews:moderate -- [--status approved] [--limit 20] [--approve <id>] [--reject <id> --reason off-topic]

Without --approve or --reject: lists the newest reviews with their ids; --status is pending, approved or rejected.
--approve publishes a review; --reject hides it and shows its author the reason: profanity, contact, off-topic or other.
A job of the shop approves reviews that break no automatic rule, so moderators check published reviews. May run while
the shop is open.
`;

assertVersions();
const { parseFlags } = await import('../cli/flags.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

const STATUSES = ['pending', 'approved', 'rejected'];
const REASONS = ['profanity', 'contact', 'off-topic', 'other'];

await runMain(async () => {
  const { values } = parseFlags({
    options: {
      help: { type: 'boolean' },
      status: { type: 'string' },
      limit: { type: 'string' },
      approve: { type: 'string' },
      reject: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  const { help: _, ...options } = values;
  if (options.status && !STATUSES.includes(options.status))
    throw new CliError(`--status is one of ${STATUSES.join(', ')}.`);
  if (options.limit && !/^[1-9]\d{0,3}$/.test(options.limit))
    throw new CliError('--limit is a whole number from 1 to 9999.');
  if (options.approve && options.reject) throw new CliError('--approve and --reject exclude each other.');
  if (
    Boolean(options.reject) !== Boolean(options.reason) ||
    (options.reason && !REASONS.includes(options.reason))
  )
    throw new CliError(`--reject needs --reason, one of ${REASONS.join(', ')}.`);
  if (process.env.API_BASE_URL)
    throw new CliError('API_BASE_URL is set: this shop keeps no reviews of its own.');
  await prepareShop({ site: false });
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return await runBackendProgram('commands/moderate-reviews.ts', args);
});
