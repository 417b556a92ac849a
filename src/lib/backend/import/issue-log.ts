import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatIssue, type ImportIssue } from './records/validation-issue.ts';

const SHOWN = 20;

/** Where problems go: each into a file of tab-separated lines, the first ones to the screen as well. */
export interface IssueLog {
  add(problem: ImportIssue): void;
  count(): number;
  close(): void;
}

/** The list of an earlier run is taken away; a new one is made with the first problem. */
export function openIssueLog(file: string, print: (text: string) => void): IssueLog {
  let handle: number | undefined;
  let count = 0;
  // Before anything is imported: a list that cannot be written must not be found out halfway.
  mkdirSync(dirname(file), { recursive: true });
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file);

  function write(cells: readonly (string | number)[]): void {
    const plain = cells.map((cell) => String(cell).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
    writeSync(handle as number, `${plain.join('\t')}\n`);
  }

  return {
    add(problem) {
      if (handle === undefined) {
        handle = openSync(file, 'w');
        write(['line', 'column', 'problem']);
      }
      write([problem.line, problem.column, problem.message]);
      count += 1;
      if (count <= SHOWN) print(formatIssue(problem));
      if (count === SHOWN + 1) print(`More are in ${file}.`);
    },
    count: () => count,
    close() {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
}
