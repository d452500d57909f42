import { existsSync, readFileSync } from 'node:fs';

/** Whether this system reports the memory of processes here. */
export const tellsMemory = existsSync('/proc/self/status');

/**
 * Returns the megabytes that a process and its children use, or used at most.
 * @param what VmRSS for now, VmHWM for the maximum
 */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes = '0'] =
    new RegExp(`${what}:\\s+(\\d+)`, 'u').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return children
    .filter((child) => child !== '')
    .reduce((sum, child) => sum + memoryOf(Number(child), what), Number(kilobytes) / 1024);
}
