import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

/**
 * Makes what is expensive once for all test files of a run, in whichever worker asks first; the others wait
 * for it. The result goes through a file, so it has to be JSON.
 * @throws Error with the message of `make`, in every file that asks, if that failed
 */
export async function onceInRun<Result>(
  name: string,
  make: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = inject('runFolder');
  const file = join(folder, `${name}.json`);
  const isFirst = await mkdir(join(folder, `${name}.lock`)).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const outcome = await make(folder).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: String(error) }),
    );
    await writeFile(`${file}.part`, JSON.stringify(outcome));
    await rename(`${file}.part`, file);
  }
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) {
      await sleep(50);
      continue;
    }
    const { error, result } = JSON.parse(text) as { error?: string; result: Result };
    if (error !== undefined) throw new Error(error);
    return result;
  }
}
