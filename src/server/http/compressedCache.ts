import { createHash } from 'node:crypto';

export type Pack = (bytes: Buffer) => Promise<Buffer>;

/**
 * Keeps what was packed last: most of what the public asks for is what the one before asked for, and
 * to pack it costs more than to make it.
 */
export class Packed {
  readonly #room: number;
  /** Oldest first. */
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  /** @param room bytes that may be kept */
  constructor(room: number) {
    this.#room = room;
  }

  /** @param encoding the name of what packs */
  async of(text: string, encoding: string, pack: Pack): Promise<Buffer> {
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
