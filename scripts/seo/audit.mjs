import { parseArgs } from 'node:util';

const HELP = `npm run seo:audit [-- --url <origin>] [--limit <n>] [--out <folder>] [--no-html]

Crawls a running shop from its sitemaps and along its links, and reports problems: status, canonical, alternates,
robots, titles and descriptions, headings, structured data, broken links, orphans, images, script, untranslated text.
Some pages of each kind are validated against the HTML standard, which needs Java 11 or later.
Writes seo-audit.json and seo-audit.html. Exits with status 1 on errors.
  --url    origin of the shop; by default the built shop is started on fresh data
  --limit  maximum number of URLs; all by default
  --out    folder of the report, .cache/seo by default
  --no-html  without HTML validation
`;

const { CliError, runMain } = await import('../cli/cli-error.mjs');
const { bold, green, red, printLine } = await import('../cli/output.mjs');

function readOptions() {
  const type = 'string';
  let values;
  try {
    values = parseArgs({
      options: {
        url: { type },
        limit: { type },
        out: { type },
        'no-html': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new CliError(`${error.message.split('.')[0]}. See npm run seo:audit -- --help.`);
  }
  if (values.limit !== undefined && !/^[1-9]\d*$/.test(values.limit)) {
    throw new CliError(`--limit must be a number above zero, and it is "${values.limit}".`);
  }
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new CliError(`--url must be a URL, and it is "${values.url}".`);
  return values;
}

await runMain(async () => {
  const { url, limit, out, help, 'no-html': hasNoHtml } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return 0;
  }
  const { audit } = await import('./audit-site.mjs');
  const { writeReport, formatTable } = await import('./report.mjs');
  const { resolveFromRoot } = await import('../cli/paths.mjs');
  const site = url ? undefined : await (await import('../server/test-site.mjs')).startTestSite();
  try {
    const origin = new URL(url ?? site.url).origin;
    printLine(`  Reading ${origin} …`);
    const report = await audit({
      origin,
      limit: limit ? Number(limit) : Number.POSITIVE_INFINITY,
      hasHtmlValidation: !hasNoHtml,
    });
    for (const line of formatTable(report.findings)) printLine(line);
    const files = writeReport(resolveFromRoot(out ?? '.cache/seo'), report);
    printLine(bold(`\n  ${report.pages} URLs read: ${report.errors} errors, ${report.warnings} warnings.`));
    printLine(`  ${files.join('\n  ')}`);
    printLine(report.errors === 0 ? green('  No errors.') : red('  There are errors.'));
    return report.errors === 0 ? 0 : 1;
  } finally {
    await site?.stop();
  }
});
