import { open } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { FileKind } from '../../definition/model/types/fieldType';
import { callerCounts, type FairLimits } from '../http/callerCounts';
import { CONNECTION_LIMITS } from '../http/connections';
import { HttpRefusal } from '../http/refusal';
import type { Allowance } from './allowance';
import { beginsAsPdf, PDF_HEAD_WITHIN } from './pdfStructure';
import type { Reencode, Reencoded } from './reencode';
import { callerKey } from '../http/request';

/** Keeps a visitor's file as reencode does, when it is its turn. */
export type KeepFile = (from: string, to: string, kind?: FileKind) => Promise<Reencoded>;

/** Photos that are decoded at the same time: a caller who sends many uses two cores, and leaves a place for another. */
const SLOTS = { ofAll: 3, ofCaller: 2 };
/**
 * Pixels of one request: more than ten photos of a good phone. A photo that is being decoded does not count yet, so a
 * request may exceed this by one photo.
 */
export const MOST_PIXELS_OF_REQUEST = 200_000_000;

/** Requests with photos that may wait at a time. */
export const QUEUE_LIMITS: FairLimits = { ofCaller: 10, ofAll: 60 };
/** Documents wait in a queue of their own, for the one worker that opens them. */
const DOCUMENT_SLOTS = { ofAll: 1, ofCaller: 1 };

interface QueuePorts {
  readonly reencode: Reencode;
  /** The limits of waiting requests. Left out: there are none. */
  readonly limits?: FairLimits | undefined;
  readonly allowance?: Allowance | undefined;
}

const UNLIMITED = { ofCaller: Infinity, ofAll: Infinity };

export type DecodeQueue = ReturnType<typeof decodeQueue>;

/** Shares the decoders fairly among callers. */
export function decodeQueue({ reencode, limits = UNLIMITED, allowance }: QueuePorts) {
  const queueOf = (slots: FairLimits, most: FairLimits) => ({
    run: fairQueue(slots),
    waiting: callerCounts(most),
  });
  const photos = queueOf(SLOTS, limits);
  // Fewer of a caller, since a hostile document takes seconds.
  const documents = queueOf(DOCUMENT_SLOTS, { ...limits, ofCaller: limits.ofCaller / 2 });
  const refuseFull = ({ waiting }: typeof photos, caller: string): void => {
    if (waiting.isFull(caller)) throw HttpRefusal.later('busy');
  };
  return {
    /** For staff, who count as one caller. */
    reencode: ((...order) => photos.run('', () => reencode(...order))) satisfies Reencode,

    /** Refuses a request before its body is read. @throws Refusal 503 or 429 */
    refuseBusy(request: FastifyRequest): void {
      const caller = callerKey(request.ip);
      allowance?.refuseOver(caller);
      refuseFull(photos, caller);
    },

    /**
     * Returns what keeps the files of one request.
     * @param request whose body was read
     */
    open(request: FastifyRequest) {
      const caller = callerKey(request.ip);
      const { socket } = request.raw;
      const spent = { pixels: 0, bytes: 0 };
      const entered = new Set<typeof photos>();
      const enter = (queue: typeof photos): void => {
        if (entered.has(queue)) return;
        refuseFull(queue, caller);
        entered.add(queue);
        queue.waiting.add(caller, 1);
      };
      const spend = async (more: Parameters<Allowance['spend']>[1]): Promise<void> => {
        try {
          await allowance?.spend(caller, more);
        } catch (error) {
          // What was stored stays stored, counted or not.
          request.log.error({ err: error }, 'what the files took was not counted');
        }
      };
      /** @throws Refusal 503 if the client has disconnected: nobody would learn that something was stored */
      const refuseGone = (): void => {
        if (socket.destroyed) throw HttpRefusal.later('busy');
      };
      // A client that waits for the queue is not idle.
      setIdleLimit(socket, 0);
      const keepPhoto: KeepFile = async (from, to) => {
        const left = MOST_PIXELS_OF_REQUEST - spent.pixels;
        const done = await reencode(from, to, 'photo', left);
        spent.pixels += done.pixels ?? 0;
        return done;
      };
      const keepDocument: KeepFile = async (from, to) => {
        // Those that the caller sent before are counted.
        allowance?.refuseOver(caller);
        const done = await reencode(from, to, 'pdf');
        if (done.milliseconds) await spend({ milliseconds: done.milliseconds });
        return done;
      };
      return {
        reencode: async (...[from, to, kind]: Parameters<KeepFile>): ReturnType<KeepFile> => {
          const isDocument = kind === 'pdf' || (kind === 'scan' && (await isPdf(from)));
          const queue = isDocument ? documents : photos;
          enter(queue);
          return queue.run(caller, async () => {
            refuseGone();
            const done = await (isDocument ? keepDocument : keepPhoto)(from, to);
            if ('bytes' in done) spent.bytes += done.bytes;
            const isNeither = kind === 'scan' && 'refused' in done && done.refused === 'fileType';
            return isNeither ? { ...done, refused: 'scan' } : done;
          });
        },
        refuseGone,
        /** Must be called at the end. */
        leave: async (): Promise<void> => {
          setIdleLimit(socket, CONNECTION_LIMITS.connectionTimeout);
          for (const { waiting } of entered) waiting.add(caller, -1);
          if (spent.pixels > 0 || spent.bytes > 0) await spend(spent);
        },
      };
    },
  };
}

/** Returns whether a file begins as a PDF. */
async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_HEAD_WITHIN));
    return beginsAsPdf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** An injected request has no socket. */
function setIdleLimit(socket: { setTimeout?: (ms: number) => unknown }, ms: number): void {
  socket.setTimeout?.(ms);
}

/**
 * Returns a function that runs a limited number of jobs at a time, of all and of each caller. Whoever has had the fewest
 * since the queue was empty is next, so that only those with much work wait for it.
 */
export function fairQueue(limits: FairLimits) {
  const running = callerCounts(limits);
  const had = new Map<string, number>();
  /** In the order of their turns. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  const goLast = (caller: string): void => {
    const line = lines.get(caller);
    if (!line) return;
    lines.delete(caller);
    lines.set(caller, line);
  };
  const countOf = (caller: string): number => had.get(caller) ?? 0;
  const beginNext = (): void => {
    if (lines.size === 0) had.clear();
    // Sorting is stable: of those with as many, the one who has waited longest.
    for (const [caller, line] of [...lines].sort(([a], [b]) => countOf(a) - countOf(b))) {
      const job = running.isFull(caller) ? undefined : line.shift();
      if (!job) continue;
      if (line.length === 0) lines.delete(caller);
      goLast(caller);
      had.set(caller, countOf(caller) + 1);
      running.add(caller, 1);
      void job().then(() => {
        running.add(caller, -1);
        goLast(caller);
        beginNext();
      });
    }
  };
  return <T>(caller: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const line = lines.get(caller) ?? [];
      line.push(() => work().then(resolve, reject));
      lines.set(caller, line);
      beginNext();
    });
}
