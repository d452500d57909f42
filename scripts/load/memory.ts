import type { Target } from '../../src/server/contractCheck/target';

/** Returns the resident memory of a process in bytes; undefined if it cannot be read. */
export type ReadMemory = () => Promise<number | undefined>;

/**
 * Reads memory from the server's own metrics: the same way for ours and for the bare one, local or
 * remote.
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

/** Milliseconds between two samples. */
const STEP = 250;

/** Runs the work and samples memory meanwhile. */
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
