import { judge, LOOKS } from './level';
import { memoryOf } from './memory';
import { mixtureOf } from './mixture';
import { shoot } from './shoot';
import { megabytes } from './table';
import type { Trial } from './trial';

/**
 * Puts the mixture of all loads on a server and looks at its memory at even distances.
 * @returns whether memory stayed level, as far as the server tells, and every answer was one
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
  const { answered, perSecond, latency, faults } = outcome;
  say(
    `\n${answered} requests of the mixture: ${perSecond.toFixed(0)} a second, p50 ${latency.p50} ms, p97.5 ${latency.p97} ms, p99 ${latency.p99} ms, ${faults} faults`,
  );
  const memory = (await Promise.all(looks)).filter((bytes) => bytes !== undefined);
  if (memory.length === 0)
    say('Its memory it does not tell: that wants --token, or METRICS=on there.');
  return isLevel(memory, step, say) && faults === 0;
}

function isLevel(memory: readonly number[], step: number, say: Trial['say']): boolean {
  if (memory.length === 0) return true;
  say(`MB resident after each ${step}: ${memory.map(megabytes).join(' ')}`);
  const { before, after, growth, isLevel: holds } = judge(memory);
  const percent = (growth * 100).toFixed(1);
  say(
    `third quarter ${megabytes(before)}, last quarter ${megabytes(after)} MB (medians), ${percent} %: ${holds ? 'level' : 'NOT level'}`,
  );
  return holds;
}
