import { createHash } from 'node:crypto';

export type Compress = (bytes: Buffer) => Promise<Buffer>;

/**
 * Caches compressed responses by their content: most public requests repeat the previous one, and compressing
 * costs more than creating the response.
 */
export class CompressedCache {
  readonly #room: number;
  /** The oldest first. */
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  /** @param room the size of the cache in bytes */
  constructor(room: number) {
    this.#room = room;
  }

  /** @param encoding the name of the compression */
  async of(text: string, encoding: string, pack: Compress): Promise<Buffer> {
    const key = createHash('sha256').update(encoding).update('\n').update(text).digest('base64');
    const bytes = this.#kept.get(key) ?? (await pack(Buffer.from(text)));
    this.#drop(key);
    if (bytes.length > this.#room) return bytes;
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= this.#room) break;
      this.#drop(oldest);
    }
    return bytes;
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }
}
