import { parseArgs } from 'node:util';

const HELP = `npm run seo:audit [-- --url <origin>] [--limit <n>] [--out <folder>]

Reads a running shop as a search engine would, from its sitemaps and along its links, and says what is wrong: status,
canonical, alternates, robots, titles and descriptions, headings, structured data, broken links, orphans, pictures,
script, words that were not translated. Writes seo-audit.json and seo-audit.html. Ends with status 1 on errors.
  --url    the shop to read; without it the built shop is started on fresh data
  --limit  how many addresses at most; all of them when missing
  --out    where the report goes, .cache/seo when missing
`;

const { CliError, runMain } = await import('./cli/cli-error.mjs');
const { bold, green, red, printLine } = await import('./cli/output.mjs');

function readOptions() {
  const type = 'string';
  let values;
  try {
    values = parseArgs({
      options: { url: { type }, limit: { type }, out: { type }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new CliError(`${error.message.split('.')[0]}. See npm run seo:audit -- --help.`);
  }
  if (values.limit !== undefined && !/^[1-9]\d*$/.test(values.limit)) {
    throw new CliError(`--limit must be a number above zero, and it is "${values.limit}".`);
  }
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new CliError(`--url must be an address, and it is "${values.url}".`);
  return values;
}

await runMain(async () => {
  const { url, limit, out, help } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  const { audit } = await import('./seo/audit.mjs');
  const { writeReport, formatTable } = await import('./seo/report.mjs');
  const { resolveFromRoot } = await import('./cli/paths.mjs');
  const site = url ? undefined : await (await import('./server/test-site.mjs')).startTestSite();
  try {
    const origin = new URL(url ?? site.url).origin;
    printLine(`  Reading ${origin} …`);
    const report = await audit({ origin, limit: limit ? Number(limit) : Number.POSITIVE_INFINITY });
    for (const line of formatTable(report.findings)) printLine(line);
    const files = writeReport(resolveFromRoot(out ?? '.cache/seo'), report);
    printLine(
      bold(`\n  ${report.pages} addresses read: ${report.errors} errors, ${report.warnings} warnings.`),
    );
    printLine(`  ${files.join('\n  ')}`);
    printLine(report.errors === 0 ? green('  No errors.') : red('  There are errors.'));
    return report.errors === 0 ? 0 : 1;
  } finally {
    await site?.stop();
  }
});
