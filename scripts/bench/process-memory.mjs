import { readFileSync } from 'node:fs';

/**
 * Reads a field of a process's status in megabytes; undefined where the system has no `/proc`.
 * @param {number} pid
 * @param {'VmHWM' | 'VmRSS'} field
 */
function readStatus(pid, field) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
    return kilobytes && Math.round(Number(kilobytes) / 1024);
  } catch {
    return undefined;
  }
}

/**
 * Returns the resident memory of a process in megabytes; undefined where the system does not report it.
 * @param {number} pid
 */
export const readMemory = (pid) => readStatus(pid, 'VmRSS');

/**
 * Returns the largest resident memory that a process has had, in megabytes; undefined where the system does not report it.
 * @param {number} pid
 */
export const readPeakMemory = (pid) => readStatus(pid, 'VmHWM');
