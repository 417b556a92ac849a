// Command: answers a case, or lists the open ones. Called by `scripts/cases/answer.mjs`.
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { createCaseMailer } from '../contact/cases/case-mail.ts';
import { answerCase, listOpenCases } from '../contact/cases/cases.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { AppError } from '../gateway/app-error.ts';
import { openCommandServices } from './command-services.ts';

const MAX_PREVIEW_LENGTH = 200;

const env = readEnvOrExit();
const { values } = parseArgs({
  options: {
    case: { type: 'string' },
    text: { type: 'string' },
    solved: { type: 'boolean', default: false },
  },
});
const services = openCommandServices(env);
const { db, outbox, links } = services;

async function answerCaseByNumber(number: string, text: string): Promise<string> {
  const sendCaseMail = createCaseMailer(outbox, links);
  const input = { number: number.toUpperCase(), text, isSolved: values.solved, now: Date.now() };
  const isAdded = await answerCase({ db, sendCaseMail }, input);
  return isAdded
    ? `The case ${input.number} is answered.`
    : `The case ${input.number} has this answer already.`;
}

async function formatOpenCases(): Promise<string> {
  const cases = await listOpenCases(db);
  const lines = cases.map(({ caseNumber, updatedAt, orderNumber, productName, reason, lastMessage }) => {
    const subject = [orderNumber, productName, reason].filter(Boolean).join(', ') || 'general';
    const day = new Date(updatedAt).toISOString().slice(0, 16).replace('T', ' ');
    return `${caseNumber}  ${day}  ${subject}\n  ${lastMessage.replace(/\s+/g, ' ').slice(0, MAX_PREVIEW_LENGTH)}`;
  });
  return lines.length === 0 ? 'No case waits for an answer.' : lines.join('\n');
}

try {
  const text = values.text?.replace(/\r\n?/g, '\n').trim();
  if (values.case !== undefined && !text) throw new AppError('INVALID_REQUEST');
  process.stdout.write(
    `${values.case && text ? await answerCaseByNumber(values.case, text) : await formatOpenCases()}\n`,
  );
} catch (error) {
  const isUnknown = error instanceof AppError && error.code === 'CASE_NOT_FOUND';
  const isEmpty = error instanceof AppError && error.code === 'INVALID_REQUEST';
  const reason = isUnknown
    ? 'there is no such case'
    : isEmpty
      ? 'the text is empty'
      : describeSystemError(error);
  process.stderr.write(`Nothing was answered: ${reason}.\n`);
  process.exitCode = 1;
} finally {
  await services.close();
}
