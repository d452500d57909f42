type Job = () => unknown;

/**
 * Of the process, since modules are shared by the files of a worker, and some files have modules of their own
 * (vi.resetModules): a hook that a shared module registers would be that of the first file alone.
 */
const store = globalThis as typeof globalThis & { afterFileJobs?: Job[] };

/** Does something when the test file that runs is done, such as closing what it opened; the last one first. */
export function afterFile(job: Job): void {
  (store.afterFileJobs ??= []).push(job);
}

/** Does all of it; for the set-up of the tests. */
export async function runAfterFile(): Promise<void> {
  const faults: unknown[] = [];
  for (const job of store.afterFileJobs?.splice(0).toReversed() ?? []) {
    try {
      await job();
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('\n'));
}
