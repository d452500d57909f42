import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { HttpRefusal } from '../http/refusal';
import { sharedRead } from '../base/sharedRead';
import type { Reencode } from './reencode';

export type ScannerPlace =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

/** Milliseconds that clamd may take for one file, and for the question whether it is there. */
interface Patience {
  readonly scan: number;
  readonly ping: number;
}

const PATIENCE: Patience = { scan: 30_000, ping: 2000 };
const LONGEST_ANSWER = 1024;
const OVER_LIMIT = 'INSTREAM size limit exceeded. ERROR';

/** A failure of the scanner. Its code is logged, its message is not. */
class ScanError extends Error {
  readonly code: 'SCAN_TIMEOUT' | 'SCAN_LIMIT' | 'SCAN_ANSWER';
  constructor(code: ScanError['code']) {
    super(code);
    this.code = code;
  }
}

export type Scanner = ReturnType<typeof scannerAt>;

/** Has files scanned by clamd, and fails closed: a file that is not known to be clean is not kept. */
export function scannerAt(
  place: ScannerPlace,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { scan, ping }: Patience = PATIENCE,
) {
  const results = { clean: 0, infected: 0, failed: 0 };
  /** @throws Refusal 503 if clamd does not say */
  const isInfected = async (path: string): Promise<boolean> => {
    try {
      const found = readAnswer(await converse(place, streamed(path), scan));
      results[found ? 'infected' : 'clean'] += 1;
      if (found) log.warn('an infected file was refused');
      return found;
    } catch (error) {
      results.failed += 1;
      log.error({ err: error }, 'a file could not be scanned, and was refused');
      throw HttpRefusal.later('unscanned');
    }
  };
  return {
    /** Scans since the start, by their result. */
    results: results as Readonly<typeof results>,
    answers: sharedRead(async (): Promise<boolean> => {
      try {
        const answer = await converse(place, [Buffer.from('zPING\0')], ping);
        if (answer !== 'PONG') throw new ScanError('SCAN_ANSWER');
        return true;
      } catch (error) {
        log.error({ err: error }, 'the virus scanner does not answer');
        return false;
      }
    }),
    /**
     * Returns the function with a scan before it: what is infected is not even decoded. What is made small is a photo of
     * the store, which was scanned when it came.
     */
    before:
      (reencode: Reencode): Reencode =>
      async (from, to, form, most) =>
        form !== 'small' && (await isInfected(from))
          ? { refused: 'infected' }
          : reencode(from, to, form, most),
  };
}

function readAnswer(answer: string): boolean {
  if (answer === 'stream: OK') return false;
  if (/^stream: .+ FOUND$/u.test(answer)) return true;
  throw new ScanError(answer === OVER_LIMIT ? 'SCAN_LIMIT' : 'SCAN_ANSWER');
}

/** Yields the command INSTREAM with the file: each chunk after its length, and a length of 0 at the end. */
async function* streamed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/**
 * Sends what is given, and returns the answer, which ends with a zero byte. clamd may answer and hang up before it has
 * read everything.
 */
function converse(
  place: ScannerPlace,
  sent: AsyncIterable<Buffer> | Iterable<Buffer>,
  milliseconds: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(place);
    let text = '';
    let failure: Error = new ScanError('SCAN_ANSWER');
    const timer = setTimeout(() => socket.destroy(new ScanError('SCAN_TIMEOUT')), milliseconds);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\0') || text.length > LONGEST_ANSWER) socket.destroy();
    });
    socket.on('error', (error) => {
      failure = error;
    });
    socket.once('close', () => {
      clearTimeout(timer);
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else reject(failure);
    });
    pipeline(Readable.from(sent), socket, { end: false }).catch((error: unknown) => {
      socket.destroy(error instanceof Error ? error : undefined);
    });
  });
}
