import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CheckResult } from '../../check/checkProject';

export interface Checker {
  /** Returns the result of the check for the current files. */
  check(): Promise<CheckResult>;
  /** Discards the result after a file has changed. */
  forget(): void;
}

/** Runs the check on demand, and only once for the same state of the files. */
export function createChecker(root: string): Checker {
  let worker: Worker | undefined;
  let known: Promise<CheckResult> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function ask(): Promise<CheckResult> {
    if (!worker) {
      const script = join(root, 'scripts/playground/server/checkWorker.mjs');
      worker = new Worker(script, { workerData: root.replace(/[\\/]$/u, '') });
      worker.unref();
    }
    worker.postMessage('check');
    const [answer] = (await once(worker, 'message')) as [CheckResult];
    return answer;
  }

  return {
    check() {
      if (known) return known;
      const asked = turn.then(ask);
      turn = asked.catch(() => {
        // The worker has died and must not be used again.
        worker = undefined;
        known = undefined;
      });
      known = asked;
      return asked;
    },
    forget() {
      known = undefined;
    },
  };
}
