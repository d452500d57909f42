import { readPassport } from '../../../src/mrz/readPassport';

/** What a photo took: milliseconds until the answer, and the longest time in which the page could do nothing. */
export type Measured = {
  readonly answer: unknown;
  readonly milliseconds: number;
  readonly blocked: number;
};

/** Reads the photo at an address as a form would. */
async function measurePhoto(address: string): Promise<Measured> {
  const file = await (await fetch(address)).blob();
  let blocked = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    blocked = Math.max(blocked, performance.now() - last);
    last = performance.now();
  }, 0);
  const start = performance.now();
  const answer = await readPassport(file);
  clearInterval(timer);
  return { answer, milliseconds: performance.now() - start, blocked };
}

Object.assign(globalThis, { measurePhoto });
