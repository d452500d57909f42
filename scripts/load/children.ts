import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface Child {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Starts a program in a process of its own, until it is disconnected. It reports its port first. */
async function start(program: URL, ...args: readonly string[]): Promise<Child> {
  const child = fork(program, args, { execArgv: [], env: { PATH: process.env.PATH } });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

/** Starts a bare server that sends what another one answers. */
export const startBare = (origin: string): Promise<Child> =>
  start(new URL('./answerBare.mjs', import.meta.url), origin);

/** Starts a mail server, which sends a message for each e-mail that it takes. */
export const startMail = (): Promise<Child> => start(new URL('./takeMail.mjs', import.meta.url));
