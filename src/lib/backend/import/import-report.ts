/** Counts of an import; rows are records of every type. */
export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Invalid rows. */
  rejected: number;
  /** Sold products that are missing from the file. */
  withdrawn: number;
  /** Withdrawn products that are in the file again. */
  restored: number;
  /** Accepted rows with a text that is given in one language only. */
  untranslated: number;
  /** Last processed line if the run was stopped, otherwise null. */
  stoppedAtLine: number | null;
  /** Whether anything was written and the catalog version incremented. */
  isWritten: boolean;
}

export const createImportReport = (): ImportReport => ({
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  withdrawn: 0,
  restored: 0,
  untranslated: 0,
  stoppedAtLine: null,
  isWritten: false,
});

/** Formats the report as lines for the terminal. */
export function formatImportReport(report: ImportReport, isDryRun: boolean): string[] {
  const formatNumber = (value: number) => value.toLocaleString('en');
  const conditionalPrefix = isDryRun ? 'would be ' : '';
  const counts = [
    `${formatNumber(report.added)} ${conditionalPrefix}added`,
    `${formatNumber(report.changed)} ${conditionalPrefix}changed`,
    `${formatNumber(report.unchanged)} the same`,
    `${formatNumber(report.rejected)} bad`,
  ];
  return [
    `${formatNumber(report.rows)} rows read: ${counts.join(', ')}.`,
    report.restored > 0 ? `${formatNumber(report.restored)} products ${conditionalPrefix}sold again.` : '',
    report.withdrawn > 0 ? `${formatNumber(report.withdrawn)} products ${conditionalPrefix}withdrawn.` : '',
    report.untranslated > 0
      ? `${report.untranslated === 1 ? '1 row has' : `${formatNumber(report.untranslated)} rows have`} texts in one language only: npm run catalog:export -- --untranslated lists them.`
      : '',
    report.stoppedAtLine === null
      ? ''
      : `Stopped after line ${formatNumber(report.stoppedAtLine)}: run it again, and it goes on from there.`,
    report.stoppedAtLine === null && !isDryRun && !report.isWritten ? 'Nothing had to be written.' : '',
  ].filter(Boolean);
}
