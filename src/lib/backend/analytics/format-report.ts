import type { EventCount } from './queries.ts';
import type { EventReport } from './report.ts';

const FUNNEL_LABELS = {
  view: 'viewed a product',
  cart: 'added to the cart',
  checkout: 'reached the checkout',
  purchase: 'placed an order',
};

const formatNumber = (value: number): string => value.toLocaleString('en');

/** Formats rows as columns: numbers aligned at their end, the label last. */
function formatRows(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows.map((row) => {
    const cells = row.slice(0, -1).map((cell, index) => cell.padStart(widths[index] ?? 0));
    return `  ${[...cells, row.at(-1)].join('  ')}`;
  });
}

const formatCounts = (title: string, counts: readonly EventCount[]): string[] => [
  title,
  ...formatRows(counts.map(({ value, count }) => [formatNumber(count), value])),
  '',
];

function formatFunnel({ funnel }: EventReport): string[] {
  const [first] = funnel;
  const rows = funnel.map(({ step, visitors }, index) => {
    const formatShare = (total: number | undefined) =>
      total ? `${((100 * visitors) / total).toFixed(1)} %` : '-';
    return [
      formatNumber(visitors),
      formatShare(first?.visitors),
      index === 0 ? '-' : formatShare(funnel[index - 1]?.visitors),
      FUNNEL_LABELS[step],
    ];
  });
  return ['Funnel: visitors, share of the first step, share of the step before', ...formatRows(rows), ''];
}

/** Formats the report for a terminal. */
export function formatEventReport(report: EventReport): string {
  const { since, days, country, total } = report;
  const title = `Events since ${since} (${days} days), ${country?.toUpperCase() ?? 'all countries'}`;
  if (total === 0) return `${title}\n\nNo events yet: only visitors who agreed to analytics send any.\n`;
  const lines = [
    title,
    '',
    `${formatNumber(total)} events of visitors who agreed to analytics, ${formatNumber(report.employeeEvents)} of employees`,
    '',
    ...formatFunnel(report),
    ...formatCounts('Events', report.events),
    ...formatCounts('Page types', report.pageTypes),
    ...formatCounts('Countries', report.countries),
    ...formatCounts('Languages', report.languages),
    'Days (UTC): events, visitors',
    ...formatRows(report.byDay.map((row) => [formatNumber(row.count), formatNumber(row.visitors), row.day])),
  ];
  return `${lines.join('\n')}\n`;
}
