import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Judgement } from '../../check/judgement';

export interface Judge {
  /** What the check says of the files as they are now. */
  judgement(): Promise<Judgement>;
  /** A file has changed: what is known is not true any more. */
  forget(): void;
}

/** Checks when it is asked, and not twice for the same state of the files. */
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
        // A thread that died is not asked again.
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
