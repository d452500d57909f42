import { type Aim, aimAt, aimAtOwn, countStored } from './aim';
import { startBare } from './children';
import { compare } from './compare';
import { watchLevel } from './level';
import { loadsOn } from './loads';
import { type Options, readOptions, USAGE } from './options';
import { withKey } from './shoot';

/** What the caller of the command provides. */
export interface Ports {
  readonly say: (line: string) => void;
  /** Starts a server of its own. */
  readonly serve: () => Promise<Served>;
}

export interface Served {
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
  const before = await countStored(aim, lists);
  const { child, port } = await startBare(aim.base);
  const bare = `http://127.0.0.1:${port}`;
  const trial = { aim, loads, connections, say };
  try {
    let acknowledged = 0;
    for (const { method, path, headers, body } of loads.flatMap(({ shots }) => shots)) {
      // The bare server asks ours, and has the answer for the load. fetch would add a language.
      const sent = { 'accept-language': '', ...(method === 'POST' ? withKey(headers) : headers) };
      const init = { method, headers: sent, ...(body && { body: new Uint8Array(body) }) };
      const { status, ok } = await fetch(bare + path, init);
      if (status === 201) acknowledged += 1;
      if (ok) continue;
      say(`${method} ${path} answers ${status}`);
      return 1;
    }
    const compared = seconds > 0 ? await compare(trial, bare, seconds) : undefined;
    for (const line of compared?.low ?? []) say(`too slow: ${line}`);
    const isFast = !compared?.low.length || !options.floors;
    const level = requests > 0 ? await watchLevel(trial, requests) : undefined;
    acknowledged += (compared?.stored ?? 0) + (level?.stored ?? 0);
    const after = await countStored(aim, lists);
    const stored = after === undefined || before === undefined ? undefined : after - before;
    if (acknowledged > 0)
      say(`${acknowledged} submits acknowledged, ${stored ?? 'unknown how many'} stored`);
    // More may be stored than was acknowledged: requests that were in flight when the time was up.
    const isThere = stored === undefined || stored >= acknowledged;
    const isFine = !compared?.failures && level?.isFine !== false;
    return isFine && isFast && isThere ? 0 : 1;
  } finally {
    child.disconnect();
  }
}
