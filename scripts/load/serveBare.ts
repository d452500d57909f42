import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer } from './record';

export interface Bare {
  readonly base: string;
  readonly stop: () => void;
}

/** Starts a bare Node server in its own process that sends the same responses byte by byte. */
export async function serveBare(answers: readonly Answer[]): Promise<Bare> {
  const program = fileURLToPath(new URL('./answerBare.mjs', import.meta.url));
  const child = fork(program, { execArgv: [], env: { PATH: process.env.PATH } });
  const told = answers.map((answer) => ({ ...answer, body: answer.body.toString('base64') }));
  child.send(told);
  const [port] = (await once(child, 'message')) as [number];
  return { base: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}
