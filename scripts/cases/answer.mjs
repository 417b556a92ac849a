import { assertVersions } from '../setup/check-versions.mjs';

const HELP = `npm run cases:answer -- [--list] [--case CS26-7K2MQ4XD --text "…" [--solved]]

Answers a case of the embedded backend for the shop: its customer gets the answer by email, and reads it in the case.
The text goes out as it is, in the customer's language or whatever it is written in. With --solved the case is closed
too; a new message of the customer opens it again. With --list, or without anything, it lists the cases that wait for an
answer, the oldest first. It may run while the shop is open.
`;

assertVersions();
const { parseFlags } = await import('../cli/flags.mjs');
const { prepareShop } = await import('../setup/prepare.mjs');
const { runBackendProgram } = await import('../cli/run-backend-program.mjs');
const { CliError, runMain } = await import('../cli/cli-error.mjs');

await runMain(async () => {
  const { values } = parseFlags({
    options: {
      help: { type: 'boolean' },
      list: { type: 'boolean' },
      case: { type: 'string' },
      text: { type: 'string' },
      solved: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return undefined;
  }
  const { case: number, text } = values;
  if ((number === undefined) !== (text === undefined))
    throw new CliError('--case and --text belong together: which case, and what the answer is.');
  if (process.env.API_BASE_URL) throw new CliError('API_BASE_URL is set: this shop has no cases of its own.');
  await prepareShop({ site: false });
  const answer = number === undefined ? [] : ['--case', number, '--text', text];
  const args = [...answer, ...(values.solved ? ['--solved'] : [])];
  return await runBackendProgram('commands/answer-cases.ts', args);
});
