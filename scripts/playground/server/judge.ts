import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Judgement } from '../../check/judgement';

export interface Judge {
  /** Returns the result of the check for the current files. */
  judgement(): Promise<Judgement>;
  /** Discards the result after a file has changed. */
  forget(): void;
}

/** Runs the check on demand, and only once for the same state of the files. */
export function createJudge(root: string): Judge {
  let worker: Worker | undefined;
  let known: Promise<Judgement> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function ask(): Promise<Judgement> {
    if (!worker) {
      const script = join(root, 'scripts/playground/server/judgeWorker.mjs');
      worker = new Worker(script, { workerData: root.replace(/[\\/]$/u, '') });
      worker.unref();
    }
    worker.postMessage('judge');
    const [answer] = (await once(worker, 'message')) as [Judgement];
    return answer;
  }

  return {
    judgement() {
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
