import { assessMemory, LOOKS } from './level';
import { memoryOf } from './memory';
import { mixtureOf } from './mixture';
import { shoot } from './shoot';
import { megabytes } from './table';
import type { Trial } from './trial';

/**
 * Runs the mixed load on a server and samples its memory at equal intervals.
 * @returns whether memory stayed level, if it is known, and every request succeeded
 */
export async function watchLevel(trial: Trial, requests: number): Promise<boolean> {
  const { aim, loads, ledger, connections, say } = trial;
  const readMemory = memoryOf(aim.calls);
  const step = Math.floor(requests / LOOKS);
  const looks: Promise<number | undefined>[] = [];
  const outcome = await shoot(aim.base, mixtureOf(loads), { connections, requests }, (count) => {
    if (count % step === 0 && looks.length < LOOKS) looks.push(readMemory());
  });
  ledger.acknowledged += outcome.stored;
  const { answered, perSecond, latency, failures } = outcome;
  say(
    `\n${answered} requests of the mixture: ${perSecond.toFixed(0)} a second, p50 ${latency.p50} ms, p97.5 ${latency.p97} ms, p99 ${latency.p99} ms, ${failures} failed`,
  );
  const memory = (await Promise.all(looks)).filter((bytes) => bytes !== undefined);
  if (memory.length === 0) say('Memory is not available: it needs --token, or METRICS=on there.');
  return isLevel(memory, step, say) && failures === 0;
}

function isLevel(memory: readonly number[], step: number, say: Trial['say']): boolean {
  if (memory.length === 0) return true;
  say(`MB resident after each ${step}: ${memory.map(megabytes).join(' ')}`);
  const { before, after, growth, isLevel: holds } = assessMemory(memory);
  const percent = (growth * 100).toFixed(1);
  say(
    `third quarter ${megabytes(before)}, last quarter ${megabytes(after)} MB (medians), ${percent} %: ${holds ? 'level' : 'NOT level'}`,
  );
  return holds;
}
