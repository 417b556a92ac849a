import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { escapeFormula } from './files/formula-cells.ts';
import { formatIssue, type ImportIssue } from './records/validation-issue.ts';

const MAX_PRINTED = 20;

/** Writes issues to a tab-separated file; prints the first ones too. */
export interface IssueLog {
  add(issue: ImportIssue): void;
  count(): number;
  close(): void;
}

/** Deletes the file of an earlier run; a new one is created at the first issue. */
export function openIssueLog(file: string, print: (text: string) => void): IssueLog {
  let handle: number | undefined;
  let count = 0;
  // Fails before the import starts if the folder is not writable.
  mkdirSync(dirname(file), { recursive: true });
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file);

  function writeCells(cells: readonly (string | number)[]): void {
    const sanitized = cells.map((cell) =>
      escapeFormula(String(cell).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
    );
    writeSync(handle as number, `${sanitized.join('\t')}\n`);
  }

  return {
    add(issue) {
      if (handle === undefined) {
        handle = openSync(file, 'w');
        writeCells(['line', 'column', 'problem']);
      }
      writeCells([issue.line, issue.column, issue.message]);
      count += 1;
      if (count <= MAX_PRINTED) print(formatIssue(issue));
      if (count === MAX_PRINTED + 1) print(`More are in ${file}.`);
    },
    count: () => count,
    close() {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
}
