import { readFileSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { CliError, runMain } from './cli/cli-error.mjs';
import { bold, green, printLine, red } from './cli/output.mjs';
import { resolveFromRoot } from './cli/paths.mjs';
import { startTestSite } from './server/test-site.mjs';
import { ensureChromium } from './services/chromium.mjs';
import { listExceededBudgets } from './size/compare-budgets.mjs';
import { fillCart, fillContact, measurePage, signInCustomer } from './size/measure.mjs';

const HELP = `npm run size [-- --page <name>] [--budgets <file>]

Loads each kind of page on a phone with a cold cache, in English and Arabic, and measures what it loads, gzipped, and its HTML.
Exits with status 1 when a page exceeds its budget.
  --page     one page only
  --budgets  file of budgets, scripts/size/budgets.json by default
`;

const REGIONS = ['en-ae', 'ar-ae'];
const MEASURES = ['requestsBefore', 'inlineKb', 'scriptKb', 'cssKb', 'fontKb', 'htmlKb', 'nodes'];
const COUNTS = ['requestsBefore', 'nodes'];

// With consent, pages load the analytics script too.
const CONSENT_COOKIE = {
  name: 'binaa-consent',
  value: 'analytics',
  domain: 'localhost',
  path: '/',
  expires: -1,
};
const consentState = {
  cookies: [{ ...CONSENT_COOKIE, httpOnly: false, secure: false, sameSite: 'Lax' }],
  origins: [],
};

const readOptions = () => {
  try {
    const flags = { page: { type: 'string' }, budgets: { type: 'string' }, help: { type: 'boolean' } };
    return parseArgs({ options: flags }).values;
  } catch (error) {
    throw new CliError(`${error.message.split('.')[0]}. See npm run size -- --help.`);
  }
};

const readBudgets = ({ page, budgets = 'scripts/size/budgets.json' }) => {
  const all = JSON.parse(readFileSync(resolveFromRoot(budgets), 'utf8'));
  const chosen = all.filter((entry) => !page || entry.page === page);
  if (chosen.length === 0) throw new CliError(`${budgets} has no page called ${page}.`);
  return chosen;
};

const formatRow = (name, cells) =>
  `  ${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(15)).join('')}`;

const formatCell = (sizes, budget, kind) => {
  const limit = budget[kind] === undefined ? '' : ` / ${budget[kind]}`;
  return `${COUNTS.includes(kind) ? sizes[kind] : sizes[kind].toFixed(1)}${limit}`;
};

/** Prints a page's sizes in one region; returns the exceeded budgets. */
async function measureOnePage(browser, name, options, budget) {
  const sizes = await measurePage(browser, options).catch((error) => error);
  if (sizes instanceof Error) {
    printLine(red(`  ${name.padEnd(18)}could not be measured`));
    return [`${name}: ${stripVTControlCharacters(sizes.message).replace(/\s*\n\s*/g, ' ')}`];
  }
  const exceededBudgets = listExceededBudgets(name, sizes, budget);
  const line = formatRow(
    name,
    MEASURES.map((kind) => formatCell(sizes, budget, kind)),
  );
  printLine(exceededBudgets.length > 0 ? red(line) : line);
  return exceededBudgets;
}

async function measureRegion(browser, site, budgets, region) {
  const product = '/products/liwan-haven-washable-matt-emulsion-4l';
  const locale = region.replace(/-(\w+)$/, (_all, country) => `-${country.toUpperCase()}`);
  const address = (path) => `${site.url}/${region}${path}`;
  const filled = budgets.some(({ withCart, withContact }) => withCart || withContact);
  const state = filled ? await fillCart(browser, { url: address(product), locale }) : undefined;
  const contactState = budgets.some(({ withContact }) => withContact)
    ? await fillContact(browser, { url: address('/checkout'), locale, state })
    : undefined;
  const accountState = budgets.some(({ withAccount }) => withAccount)
    ? await signInCustomer(browser, { url: address('/sign-in'), locale })
    : undefined;
  const problems = [];
  for (const { page, path, act, withCart, withContact, withConsent, withAccount, budget } of budgets) {
    const options = {
      url: address(path),
      act,
      locale,
      ...(withCart ? { state } : {}),
      ...(withContact ? { state: contactState } : {}),
      ...(withConsent ? { state: consentState } : {}),
      ...(withAccount ? { state: accountState } : {}),
    };
    problems.push(...(await measureOnePage(browser, `${page} ${region}`, options, budget)));
  }
  return problems;
}

// Most of the time is spent waiting for idle pages: both regions run in parallel.
const measureAll = async (browser, site, budgets) =>
  (await Promise.all(REGIONS.map((region) => measureRegion(browser, site, budgets, region)))).flat();

await runMain(async () => {
  const options = readOptions();
  if (options.help) {
    printLine(HELP);
    return 0;
  }
  const budgets = readBudgets(options);
  const executablePath = await ensureChromium();
  const site = await startTestSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    printLine(
      bold(
        `\n${formatRow('KB gzip', ['requests before', 'inline', 'script in all', 'CSS', 'fonts', 'HTML (raw)', 'elements'])}`,
      ),
    );
    const problems = await measureAll(browser, site, budgets);
    printLine();
    for (const problem of problems) printLine(red(problem));
    if (problems.length === 0) printLine(green('Every page is within its budget.'));
    return problems.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await site.stop();
  }
});
