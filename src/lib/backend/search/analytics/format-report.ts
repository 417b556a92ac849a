import { FEW_RESULTS, type SearchReport, type SearchReportRow } from './report.ts';

const COLUMN_TITLES = ['searches', 'results', 'clicked', 'led to a sale'];

/**
 * Formats the report for a terminal. The query is the last column: Arabic text would shift the columns after
 * it.
 */
export function formatSearchReport(report: SearchReport): string {
  const { total, since, days, language, country } = report;
  const scope = [country?.toUpperCase() ?? 'all countries', language ?? 'both languages'].join(', ');
  const title = `Searches since ${since} (${days} days), ${scope}`;
  if (total.searches === 0) {
    return `${title}\n\nNobody has searched yet, or nothing has been counted: the shop counts what is searched for in it.\n`;
  }
  const formatNumber = (value: number) => value.toLocaleString('en');
  const lines = [
    title,
    '',
    `${formatNumber(total.searches)} searches for ${formatNumber(total.different)} different things`,
    `${formatShare(total.without, total.searches)} found nothing`,
    `${formatShare(total.clicked, total.searches)} led to a product, ${formatShare(total.converted, total.searches)} into a cart or to an order`,
    'A list that the shop had stored already is not counted: what is searched for often was searched for more often.',
    'Of clicks and sales only those are known of shoppers who agreed to be counted: the true shares are higher.',
    '',
    ...formatSection('Searches that find nothing', report.without),
    ...formatSection(`Searches that find ${FEW_RESULTS} products or fewer`, report.few),
    ...formatSection('The most frequent searches', report.frequent),
  ];
  return `${lines.join('\n')}\n`;
}

function formatShare(part: number, total: number): string {
  return total === 0 ? '-' : `${((100 * part) / total).toFixed(1)} %`;
}

function formatSection(title: string, lines: readonly SearchReportRow[]): string[] {
  if (lines.length === 0) return [title, '  None.', ''];
  const rows = lines.map(({ count, hits, clicked, converted }) => [
    count.toLocaleString('en'),
    hits.toLocaleString('en'),
    formatShare(clicked, count),
    formatShare(converted, count),
  ]);
  const widths = COLUMN_TITLES.map((name, index) =>
    Math.max(name.length, ...rows.map((row) => (row[index] as string).length)),
  );
  const pad = (cells: readonly string[]) =>
    cells.map((cell, index) => cell.padStart(widths[index] as number));
  return [
    title,
    `  ${pad(COLUMN_TITLES).join('  ')}  words`,
    ...lines.map(({ query, language }, index) =>
      ['', pad(rows[index] as string[]).join('  '), language, query].join('  '),
    ),
    '',
  ];
}
