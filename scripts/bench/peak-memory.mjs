import { readFileSync } from 'node:fs';

/**
 * Returns the largest resident memory that a process has had, in megabytes; undefined where the system does not
 * say it.
 * @param {number} pid
 */
export function readPeakMemory(pid) {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes && Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}
