import { newKey } from '../../engine/dom/newKey';

interface Pending {
  readonly file: File;
  /** Where the browser shows it. */
  readonly source: string;
}

const pending = new Map<string, Pending>();

/** Keeps a picture that a server takes only with its record. Returns what stands for its address meanwhile. */
export function keepPicture(file: File): string {
  const address = `pending/${newKey()}`;
  pending.set(address, { file, source: URL.createObjectURL(file) });
  return address;
}

/** Returns a picture that waits for its record; undefined for any other address. */
export const pendingPicture = (address: unknown): Pending | undefined =>
  typeof address === 'string' ? pending.get(address) : undefined;
