import type { FastifyRequest } from 'fastify';
import { callerKey } from '../http/clientAddress';
import { CONNECTION_LIMITS } from '../http/connections';
import { HttpRefusal } from '../http/refusal';
import type { Allowance } from './allowance';
import { callerCounts, type FairLimits, fairQueue } from './fairQueue';
import type { Reencode } from './reencode';

/** Photos that are decoded at the same time: a caller who sends many uses two cores, and leaves a place for another. */
const SLOTS = { ofAll: 3, ofCaller: 2 };
/**
 * Pixels of one request: more than ten photos of a good phone. A photo that is being decoded does not count yet, so a
 * request may exceed this by one photo.
 */
export const MOST_PIXELS_OF_REQUEST = 200_000_000;
/** Sent as Retry-After. */
const RETRY_AFTER_SECONDS = 15;

/** Requests with photos that may wait at a time. */
export const QUEUE_LIMITS: FairLimits = { ofCaller: 10, ofAll: 60 };

interface QueuePorts {
  readonly reencode: Reencode;
  /** Of waiting requests. Left out: there is no limit. */
  readonly limits?: FairLimits | undefined;
  readonly allowance?: Allowance | undefined;
}

const UNLIMITED = { ofCaller: Infinity, ofAll: Infinity };

export type DecodeQueue = ReturnType<typeof decodeQueue>;

/** Shares the decoders fairly among callers. */
export function decodeQueue({ reencode, limits = UNLIMITED, allowance }: QueuePorts) {
  const run = fairQueue(SLOTS);
  const waiting = callerCounts(limits);
  const refuseFull = (caller: string): void => {
    if (waiting.isFull(caller)) throw busy();
  };
  return {
    /** For staff, who count as one caller. */
    reencode: ((...order) => run('', () => reencode(...order))) satisfies Reencode,

    /** Refuses a request before its body is read. @throws Refusal 503 or 429 */
    refuseBusy(request: FastifyRequest): void {
      const caller = callerKey(request.ip);
      allowance?.refuseOver(caller);
      refuseFull(caller);
    },

    /**
     * Returns what re-encodes the photos of one request.
     * @param request whose body was read
     */
    open(request: FastifyRequest) {
      const caller = callerKey(request.ip);
      const { socket } = request.raw;
      const spent = { pixels: 0, bytes: 0 };
      let hasEntered = false;
      const enter = (): void => {
        if (hasEntered) return;
        refuseFull(caller);
        hasEntered = true;
        waiting.add(caller, 1);
      };
      /** @throws Refusal 503 if the client has disconnected: nobody would learn that something was stored */
      const refuseGone = (): void => {
        if (socket.destroyed) throw busy();
      };
      // A client that waits for the queue is not idle.
      setIdleLimit(socket, 0);
      return {
        reencode: async (...[from, to, form]: Parameters<Reencode>): ReturnType<Reencode> => {
          enter();
          return run(caller, async () => {
            refuseGone();
            const left = MOST_PIXELS_OF_REQUEST - spent.pixels;
            const done = await reencode(from, to, form, left);
            spent.pixels += done.pixels ?? 0;
            if ('bytes' in done) spent.bytes += done.bytes;
            return done;
          });
        },
        refuseGone,
        /** Must be called at the end. */
        leave: async (): Promise<void> => {
          setIdleLimit(socket, CONNECTION_LIMITS.connectionTimeout);
          if (hasEntered) waiting.add(caller, -1);
          try {
            if (spent.pixels > 0 || spent.bytes > 0) await allowance?.spend(caller, spent);
          } catch (error) {
            // What was stored stays stored, counted or not.
            request.log.error({ err: error }, 'what the photos took was not counted');
          }
        },
      };
    },
  };
}

const busy = (): HttpRefusal => HttpRefusal.later('busy', RETRY_AFTER_SECONDS);

/** An injected request has no socket. */
function setIdleLimit(socket: { setTimeout?: (ms: number) => unknown }, ms: number): void {
  socket.setTimeout?.(ms);
}
