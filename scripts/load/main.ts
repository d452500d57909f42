import { type Aim, aimAt, aimAtOwn } from './aim';
import { compare } from './compare';
import { Ledger } from './ledger';
import { loadsOn } from './loads';
import { measureOutbox } from './outbox';
import { type Options, readOptions, USAGE } from './options';
import { type Answer, record } from './record';
import { serveBare } from './serveBare';
import { watchLevel } from './watchLevel';

/** What the caller of the command provides. */
export interface Ports {
  readonly say: (line: string) => void;
  /** Starts a server of its own. */
  readonly serve: (settings?: Readonly<Record<string, string>>) => Promise<Served>;
}

interface Served {
  readonly url: string;
  /** A staff account that may log in there. */
  readonly staff: { readonly email: string; readonly password: string };
  readonly stop: () => Promise<void>;
}

/**
 * Runs reads and submits on a server and reports its performance, compared with a bare server.
 * @returns the exit code: 1 if a request failed, a load is below its floor, memory grew, or an acknowledged submit is missing;
 * 2 for invalid arguments
 */
export async function main(args: readonly string[], root: string, ports: Ports): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    ports.say(USAGE);
    return 2;
  }
  if (options.outbox) return measureOutbox(options, root, ports);
  const { base, token, write } = options;
  if (base !== undefined) return measureLoad(aimAt(base, token, write), options, root, ports.say);
  const { url, staff, stop } = await ports.serve();
  try {
    return await measureLoad(await aimAtOwn(url, staff), options, root, ports.say);
  } finally {
    await stop();
  }
}

async function measureLoad(
  aim: Aim,
  options: Options,
  root: string,
  say: Ports['say'],
): Promise<number> {
  const { connections, seconds, requests } = options;
  const loads = await loadsOn(aim, root);
  if (!aim.mayWrite) say('Without submits, which need --write.');
  const lists = loads.flatMap(({ list }) => list ?? []);
  const ledger = await Ledger.open(aim.calls, lists);
  const answers: Answer[] = [];
  for (const shot of loads.flatMap(({ shots }) => shots)) {
    const answer = await record(aim.base, shot);
    if (answer.status < 200 || answer.status > 299) {
      say(`${answer.key} answers ${answer.status}`);
      return 1;
    }
    if (answer.status === 201) ledger.acknowledged += 1;
    answers.push(answer);
  }
  const bare = await serveBare(answers);
  const trial = { aim, loads, ledger, connections, say };
  try {
    const { failures, low } =
      seconds > 0 ? await compare({ ...trial, bare, seconds }) : { failures: 0, low: [] };
    for (const line of low) say(`too slow: ${line}`);
    const isFast = low.length === 0 || !options.floors;
    const isLevel = requests === 0 || (await watchLevel(trial, requests));
    const isThere = await isAllThere(ledger, say);
    return failures === 0 && isFast && isLevel && isThere ? 0 : 1;
  } finally {
    bare.stop();
  }
}

/** More may be stored than was acknowledged: requests that were in flight when the time was up. */
async function isAllThere(ledger: Ledger, say: Ports['say']): Promise<boolean> {
  const { acknowledged } = ledger;
  if (acknowledged === 0) return true;
  const stored = await ledger.stored();
  say(`${acknowledged} submits acknowledged, ${stored ?? 'unknown how many'} stored`);
  return stored === undefined || stored >= acknowledged;
}
