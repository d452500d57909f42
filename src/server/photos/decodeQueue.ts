import type { FastifyRequest } from 'fastify';
import { callerKey } from '../http/clientAddress';
import { CONNECTION_LIMITS } from '../http/connections';
import { HttpRefusal } from '../http/refusal';
import type { Allowance } from './allowance';
import { type FairLimits, FairQueue } from './fairQueue';
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
  readonly limits?: FairLimits | undefined;
  readonly allowance?: Allowance | undefined;
}

/** Shares the decoders fairly among callers. */
export class DecodeQueue {
  readonly #queue = new FairQueue(SLOTS);
  readonly #ports: QueuePorts;
  /** Waiting requests, by caller. */
  readonly #waiting = new Map<string, number>();
  #all = 0;

  constructor(ports: QueuePorts) {
    this.#ports = ports;
  }

  /** For staff, who count as one caller. */
  readonly reencode: Reencode = (...order) =>
    this.#queue.run('', () => this.#ports.reencode(...order));

  /** Refuses a request before its body is read. @throws Refusal 503 or 429 */
  refuseBusy(request: FastifyRequest): void {
    const caller = callerKey(request.ip);
    this.#ports.allowance?.refuseOver(caller);
    this.#refuseFull(caller);
  }

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
      this.#refuseFull(caller);
      hasEntered = true;
      this.#count(caller, 1);
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
        return this.#queue.run(caller, async () => {
          refuseGone();
          const left = MOST_PIXELS_OF_REQUEST - spent.pixels;
          const done = await this.#ports.reencode(from, to, form, left);
          spent.pixels += done.pixels ?? 0;
          if ('bytes' in done) spent.bytes += done.bytes;
          return done;
        });
      },
      refuseGone,
      /** Must be called at the end. */
      leave: async (): Promise<void> => {
        setIdleLimit(socket, CONNECTION_LIMITS.connectionTimeout);
        if (hasEntered) this.#count(caller, -1);
        try {
          if (spent.pixels > 0 || spent.bytes > 0)
            await this.#ports.allowance?.spend(caller, spent);
        } catch (error) {
          // What was stored stays stored, counted or not.
          request.log.error({ err: error }, 'what the photos took was not counted');
        }
      },
    };
  }

  #refuseFull(caller: string): void {
    const { limits } = this.#ports;
    if (!limits) return;
    const isFull = this.#all >= limits.ofAll || (this.#waiting.get(caller) ?? 0) >= limits.ofCaller;
    if (isFull) throw busy();
  }

  #count(caller: string, more: number): void {
    this.#all += more;
    const waiting = (this.#waiting.get(caller) ?? 0) + more;
    if (waiting > 0) this.#waiting.set(caller, waiting);
    else this.#waiting.delete(caller);
  }
}

const busy = (): HttpRefusal => HttpRefusal.later('busy', RETRY_AFTER_SECONDS);

/** An injected request has no socket. */
function setIdleLimit(socket: { setTimeout?: (ms: number) => unknown }, ms: number): void {
  socket.setTimeout?.(ms);
}
