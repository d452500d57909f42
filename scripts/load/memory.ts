import type { Target } from '../contract/target';

/** The resident memory of a process in bytes; undefined where it does not tell. */
export type ReadMemory = () => Promise<number | undefined>;

/**
 * As the server itself measures it, in its metrics: the same way for ours and for the bare one, on this
 * machine or on another.
 */
export const memoryOf =
  (calls: Target): ReadMemory =>
  async () => {
    const { text } = await calls.call('metrics/', {}, true);
    const [, bytes] = /^process_resident_memory_bytes (\d+)/mu.exec(text) ?? [];
    return bytes === undefined ? undefined : Number(bytes);
  };

/** Resident memory around a load, in bytes. */
export interface MemoryUse {
  readonly before: number;
  readonly peak: number;
  readonly after: number;
}

/** Milliseconds between two looks. */
const STEP = 250;

/** Does the work and looks at the memory meanwhile. */
export async function watching<T>(
  read: ReadMemory,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly memory: MemoryUse | undefined }> {
  const before = await read();
  let peak = before ?? 0;
  const look = async () => {
    peak = Math.max(peak, (await read()) ?? 0);
  };
  const looks: Promise<void>[] = [];
  const timer = setInterval(() => looks.push(look()), STEP);
  try {
    const result = await work();
    clearInterval(timer);
    await Promise.all(looks);
    const after = await read();
    const isKnown = before !== undefined && after !== undefined;
    return { result, memory: isKnown ? { before, peak: Math.max(peak, after), after } : undefined };
  } finally {
    clearInterval(timer);
  }
}
