/** Counts of an import; rows are records of every type. */
export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Invalid rows. */
  rejected: number;
  /** Sold products missing from the file, and withdrawn products that are in it again. */
  withdrawn: number;
  restored: number;
  /** Last processed line if the run was stopped. */
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
  stoppedAtLine: null,
  isWritten: false,
});

/** Formats the report as lines for the terminal. */
export function formatImportReport(report: ImportReport, isDry: boolean): string[] {
  const number = (value: number) => value.toLocaleString('en');
  const would = isDry ? 'would be ' : '';
  const counts = [
    `${number(report.added)} ${would}added`,
    `${number(report.changed)} ${would}changed`,
    `${number(report.unchanged)} the same`,
    `${number(report.rejected)} bad`,
  ];
  return [
    `${number(report.rows)} rows read: ${counts.join(', ')}.`,
    report.restored > 0 ? `${number(report.restored)} products ${would}sold again.` : '',
    report.withdrawn > 0 ? `${number(report.withdrawn)} products ${would}withdrawn.` : '',
    report.stoppedAtLine === null
      ? ''
      : `Stopped after line ${number(report.stoppedAtLine)}: run it again, and it goes on from there.`,
    report.stoppedAtLine === null && !isDry && !report.isWritten ? 'Nothing had to be written.' : '',
  ].filter(Boolean);
}
