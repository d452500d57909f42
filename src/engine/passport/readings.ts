import { create } from 'zustand';
import { readPassport } from '../../mrz/readPassport';
import type { Reply } from '../../mrz/worker';
import { pointerPressEnded } from '../dom/pointerPress';

interface Readings {
  /** What each photo said, by token. */
  readonly replies: ReadonlyMap<string, Reply>;
  /** Photos whose details were taken or refused. */
  readonly closed: ReadonlySet<string>;
}

/** Outlives the step of the photos, which may be left while one is read. */
export const useReadings = create<Readings>()(() => ({ replies: new Map(), closed: new Set() }));

const begun = new Set<string>();
let last: Promise<unknown> = Promise.resolve();

/** Reads a photo once, after those that were chosen before. */
export function beginReading(token: string, file: Blob): void {
  if (begun.has(token)) return;
  begun.add(token);
  last = last.then(async () => {
    const reply = file.type.startsWith('image/') ? await readPassport(file) : undefined;
    // What is offered moves the button below.
    await pointerPressEnded();
    useReadings.setState(({ replies }) => ({ replies: new Map(replies).set(token, reply) }));
  });
}

export const closeReading = (token: string): void =>
  useReadings.setState(({ closed }) => ({ closed: new Set(closed).add(token) }));
