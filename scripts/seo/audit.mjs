import { parseArgs } from 'node:util';

const HELP = `npm run seo:audit [-- --url <origin>] [--locale <tag>]… [--limit <n>] [--out <folder>]
                  [--html-pages <n>] [--no-html]

Crawls a running shop from its sitemaps and along its links, and reports problems: status, canonical, alternates,
robots, titles and descriptions, headings, structured data, broken links, orphans, images, script, untranslated text.
One page of each kind and language is validated against the HTML standard, which needs Java 11 or later.
Writes seo-audit.json and seo-audit.html. Exits with status 1 on errors.
  --url    origin of the shop; by default the built shop is started on fresh data
  --locale  only pages of this locale, such as en-ae; may be repeated; all by default, which takes long
  --limit  maximum number of URLs; all by default
  --out    folder of the report, .cache/seo by default
  --html-pages  number of validated pages of each kind and language, 1 by default
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
        locale: { type, multiple: true },
        limit: { type },
        out: { type },
        'html-pages': { type },
        'no-html': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new CliError(`${error.message.split('.')[0]}. See npm run seo:audit -- --help.`);
  }
  for (const name of ['limit', 'html-pages']) {
    const value = values[name];
    if (value !== undefined && !/^[1-9]\d*$/.test(value))
      throw new CliError(`--${name} must be a number above zero, and it is "${value}".`);
  }
  const invalidTag = values.locale?.find((tag) => !/^(en|ar)-[a-z]{2}$/.test(tag));
  if (invalidTag !== undefined)
    throw new CliError(`--locale must be a locale such as en-ae, and it is "${invalidTag}".`);
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new CliError(`--url must be a URL, and it is "${values.url}".`);
  return values;
}

await runMain(async () => {
  const options = readOptions();
  const { url, locale: locales, limit, out, help } = options;
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
      locales,
      validatedPagesPerKind: options['no-html'] ? 0 : Number(options['html-pages'] ?? 1),
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
