type Job = () => unknown;

/**
 * Of the process, since modules are shared by the files of a worker, and some files have modules of their own
 * (vi.resetModules): a hook that a shared module registers would be that of the first file alone.
 */
const store = globalThis as typeof globalThis & { afterFileJobs?: Job[] };

/** Runs a job after the current test file, such as closing what it opened; the last one first. */
export function afterFile(job: Job): void {
  (store.afterFileJobs ??= []).push(job);
}

/** Runs all jobs; called by the setup of the tests. */
export async function runAfterFile(): Promise<void> {
  const issues: unknown[] = [];
  for (const job of store.afterFileJobs?.splice(0).toReversed() ?? []) {
    try {
      await job();
    } catch (issue) {
      issues.push(issue);
    }
  }
  if (issues.length > 0) throw new AggregateError(issues, issues.map(String).join('\n'));
}
