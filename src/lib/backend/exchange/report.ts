/** What a run did; rows are those of every kind, products among them. */
export interface Report {
  rows: number;
  added: number;
  changed: number;
  same: number;
  /** Rows that were not taken. */
  bad: number;
  /** Products that the file no longer names, and those that it names again. */
  withdrawn: number;
  returned: number;
  /** The last line that was worked through, when the run was stopped. */
  stoppedAt: number | null;
  /** Whether anything was written, and running shops were told. */
  isWritten: boolean;
}

export const emptyReport = (): Report => ({
  rows: 0,
  added: 0,
  changed: 0,
  same: 0,
  bad: 0,
  withdrawn: 0,
  returned: 0,
  stoppedAt: null,
  isWritten: false,
});

/** A run in lines of text for whoever started it. */
export function tellReport(report: Report, isDry: boolean): string[] {
  const number = (value: number) => value.toLocaleString('en');
  const would = isDry ? 'would be ' : '';
  const counts = [
    `${number(report.added)} ${would}added`,
    `${number(report.changed)} ${would}changed`,
    `${number(report.same)} the same`,
    `${number(report.bad)} bad`,
  ];
  return [
    `${number(report.rows)} rows read: ${counts.join(', ')}.`,
    report.returned > 0 ? `${number(report.returned)} products ${would}sold again.` : '',
    report.withdrawn > 0 ? `${number(report.withdrawn)} products ${would}withdrawn.` : '',
    report.stoppedAt === null
      ? ''
      : `Stopped after line ${number(report.stoppedAt)}: run it again, and it goes on from there.`,
    report.stoppedAt === null && !isDry && !report.isWritten ? 'Nothing had to be written.' : '',
  ].filter(Boolean);
}
