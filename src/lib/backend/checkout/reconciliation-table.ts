import type { ReconciliationRow } from './reconciliation.ts';

const COLUMNS = ['order', 'payment', 'finding', 'result'] as const;

/** Whether a person must handle a row. */
export function needsManualAction({ result }: ReconciliationRow): boolean {
  return /^(look at|not submitted|provider:)/.test(result);
}

/** Formats the rows as a table with a summary below it. */
export function formatReconciliation(rows: readonly ReconciliationRow[]): string {
  if (rows.length === 0) return 'Payments and orders agree.\n';
  const widths = COLUMNS.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const formatRow = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] as number))
      .join('  ')
      .trimEnd();
  const lines = [COLUMNS, widths.map((width) => '-'.repeat(width)), ...rows.map(listCells)].map(formatRow);
  const open = rows.filter(needsManualAction).length;
  const summary = open === 0 ? 'nothing is left to do' : `${open} to look at`;
  return `${lines.join('\n')}\n\n${rows.length} did not agree, ${summary}.\n`;
}

const listCells = (row: ReconciliationRow) => COLUMNS.map((column) => row[column]);
