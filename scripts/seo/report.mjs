import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MAX_EXAMPLES = 5;

const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Groups findings by rule, errors first. */
export function groupFindings(findings) {
  const rules = Map.groupBy(findings, ({ rule, level }) => `${level} ${rule}`);
  return [...rules.values()].sort(
    (a, b) =>
      a[0].level.localeCompare(b[0].level) || b.length - a.length || a[0].rule.localeCompare(b[0].rule),
  );
}

/** Formats a table for the terminal: each rule with its count and first examples. */
export function formatTable(findings) {
  return groupFindings(findings).flatMap((list) => [
    `  ${list[0].level.padEnd(8)} ${list[0].rule.padEnd(18)} ${String(list.length).padStart(6)}`,
    ...list.slice(0, MAX_EXAMPLES).map(({ url, detail }) => `      ${url}: ${detail}`),
    ...(list.length > MAX_EXAMPLES ? [`      … and ${list.length - MAX_EXAMPLES} more`] : []),
  ]);
}

/**
 * Writes the report as JSON and HTML.
 * @returns {string[]} the files
 */
export function writeReport(folder, report) {
  mkdirSync(folder, { recursive: true });
  const json = path.join(folder, 'seo-audit.json');
  const html = path.join(folder, 'seo-audit.html');
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(html, toHtml(report));
  return [json, html];
}

function toHtml({ origin, date, pages, errors, warnings, findings }) {
  const tables = groupFindings(findings).map(
    (
      list,
    ) => `<details${list[0].level === 'error' ? ' open' : ''}><summary><b class="${list[0].level}">${list[0].level}</b> ${escapeHtml(list[0].rule)} <span>${list.length}</span></summary>
<table><thead><tr><th>URL</th><th>Finding</th></tr></thead><tbody>
${list
  .slice(0, 500)
  .map(
    ({ url, detail }) =>
      `<tr><td><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></td><td>${escapeHtml(detail)}</td></tr>`,
  )
  .join('\n')}
</tbody></table></details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>SEO audit of ${escapeHtml(origin)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#0c2227;background:#f4efe7}
summary{padding:.75rem 0;font-weight:600;cursor:pointer}summary span{color:#555}
.error{color:#b3261e}.warning{color:#8a5a00}
table{width:100%;border-collapse:collapse;background:#fff;font-size:.875rem}
th,td{text-align:start;padding:.375rem .5rem;border-block-end:1px solid #ddd;vertical-align:top;overflow-wrap:anywhere}
</style></head><body>
<h1>SEO audit</h1>
<p>${escapeHtml(origin)}, ${escapeHtml(date)}: ${pages} URLs read, ${errors} errors, ${warnings} warnings.</p>
${tables.join('\n') || '<p>No findings.</p>'}
</body></html>
`;
}
