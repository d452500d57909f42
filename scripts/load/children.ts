import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface Child {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Starts a bare server that sends what another one answers, in a process of its own, until it is disconnected. */
export async function startBare(origin: string): Promise<Child> {
  const program = new URL('./answerBare.mjs', import.meta.url);
  const child = fork(program, [origin], { execArgv: [], env: { PATH: process.env.PATH } });
  // It reports its port first.
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}
