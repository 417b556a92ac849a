/** What a run did; rows are those of every kind, products among them. */
export interface ImportReport {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Rows that were not taken. */
  rejected: number;
  /** Products that the file no longer names, and those that it names again. */
  withdrawn: number;
  restored: number;
  /** The last line that was worked through, when the run was stopped. */
  stoppedAtLine: number | null;
  /** Whether anything was written, and running shops were told. */
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

/** A run in lines of text for whoever started it. */
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
