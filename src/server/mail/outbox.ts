import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { dayAt } from '../brand/agencyDay';
import type { ClaimedMessage, MessageOutcome, NewMessage } from '../messages/store';
import type { Storage } from '../storage/storage';
import { digestHour } from './mergedNotices';
import type { Delivery } from './deliver';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How often the outbox looks for messages that are due; new ones are sent at once (wake). */
const INTERVAL = 15 * SECOND;
/** How long a process has for an attempt before another may take the message: longer than all timeouts. */
const CLAIMED = 5 * MINUTE;
const AT_ONCE = 10;
/** The pauses after failed attempts, in minutes: ten attempts in five hours. */
const PAUSES = [1, 2, 4, 8, 15, 30, 60, 90, 90] as const;

interface OutboxPorts {
  readonly storage: Pick<Storage, 'messages' | 'notices'>;
  readonly delivery: Delivery;
  readonly now: () => Date;
  /** Sets the agency's clock, which another process may have changed. */
  readonly readBrand: () => Promise<unknown>;
  /** How long a shutdown waits for attempts under way, in milliseconds; what is cut off is sent again. */
  readonly shutdownMs: number;
}

export interface Outbox {
  /** Sends what is due. */
  readonly wake: () => void;
  /** Returns whether the last attempt to send an e-mail failed: of the mail server, not of one address. */
  readonly isMailFailing: () => boolean;
}

/** Returns what becomes of a message after a failed attempt. */
export function afterFailure(
  { attempts }: Pick<ClaimedMessage, 'attempts'>,
  error: unknown,
  now: Date,
): Exclude<MessageOutcome, { readonly state: 'sent' }> {
  const result = codeOf(error);
  const pause = isPermanent(error) ? undefined : PAUSES[attempts - 1];
  if (pause === undefined) return { state: 'failed', result };
  const due = new Date(now.getTime() + pause * MINUTE).toISOString();
  return { state: 'waiting', due, result };
}

/**
 * Sends messages for as long as the server runs. Several processes may do so on one database: each message is
 * claimed by one of them (messages/store).
 */
export function startOutbox(
  app: FastifyInstance,
  { storage, delivery, now, readBrand, shutdownMs }: OutboxPorts,
): Outbox {
  const { messages, notices } = storage;
  let isOver = false;
  let isCut = false;
  let isWoken = false;
  let underWay: Promise<void> | undefined;
  /** Messages that were delivered although this could not be noted, and whether there was something to send. */
  const unnoted = new Map<string, boolean>();

  /** Where the last attempt failed: only the first failure is logged, until one succeeds. */
  const failing = new Set<string>();

  const isFirstFailure = (message: ClaimedMessage, result: string): boolean => {
    if (isDeferred(result) || failing.has(channelOf(message))) return false;
    failing.add(channelOf(message));
    return true;
  };

  const attempt = async (message: ClaimedMessage): Promise<void> => {
    try {
      const isSent = unnoted.get(message.id) ?? (await delivery.deliver(message));
      unnoted.set(message.id, isSent);
      if (isSent) failing.delete(channelOf(message));
      const at = now().toISOString();
      await messages.settle(message, { state: 'sent', ...(isSent && { at }) });
      unnoted.delete(message.id);
    } catch (error) {
      if (isCut) return;
      const outcome = afterFailure(message, error, now());
      const { kind } = message;
      const { result } = outcome;
      if (outcome.state === 'failed') {
        app.log.error({ kind, result }, 'a message could not be sent');
      } else if (!unnoted.has(message.id) && isFirstFailure(message, result)) {
        app.log.error({ kind, result }, 'a message could not be sent, and is tried again');
      }
      await messages.settle(message, outcome);
    }
  };
  const report = (error: unknown): void => {
    if (!isCut) app.log.error({ err: error }, 'the outbox could not be read or written');
  };
  /** Adds the digests of a day; those that exist are left as they are. */
  const addDigests = async (about: string): Promise<void> => {
    const due = now().toISOString();
    const digests = (await notices.daily()).map((recipient): NewMessage => {
      const id = `digest-${recipient}-${about}`;
      return { id, kind: 'digest', recipient, language: 'en', about, due };
    });
    if (digests.length > 0) await messages.add(digests, due);
  };
  let digested = '';
  const sendDue = async (): Promise<void> => {
    await readBrand();
    const today = dayAt(now());
    if (today !== digested && now() >= digestHour(today)) {
      await addDigests(today);
      digested = today;
    }
    for (;;) {
      const at = now();
      const until = new Date(at.getTime() + CLAIMED).toISOString();
      const claimed = isOver ? [] : await messages.claim(at.toISOString(), until, AT_ONCE);
      if (claimed.length === 0) return;
      // Each to its end, since a shutdown waits for all.
      await Promise.all(claimed.map(async (message) => attempt(message).catch(report)));
    }
  };
  const run = async (): Promise<void> => {
    while (isWoken) {
      isWoken = false;
      await sendDue().catch(report);
    }
    underWay = undefined;
  };
  const wake = (): void => {
    if (isOver) return;
    isWoken = true;
    underWay ??= run();
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    wake();
    timer = setInterval(wake, INTERVAL);
    timer.unref();
  });
  let cut: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    clearInterval(timer);
    isOver = true;
    isWoken = false;
    cut = sleep(shutdownMs, undefined, { ref: false });
  });
  // After the last requests, which have the same time.
  app.addHook('onClose', async () => {
    await Promise.race([underWay, cut]);
    isCut = true;
    delivery.close();
  });
  return { wake, isMailFailing: () => failing.has('mail') };
}

/**
 * Returns whether a mail server has refused a message for good, such as for an address that does not exist. What it
 * refuses before that, such as a wrong password or sender, is ours to correct, and is tried again.
 */
function isPermanent(error: unknown): boolean {
  const { permanent, command } = Object(error) as { permanent?: unknown; command?: unknown };
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

const channelOf = ({ kind }: Pick<ClaimedMessage, 'kind'>): string =>
  kind === 'webhook' || kind === 'notices' ? kind : 'mail';

/** Returns whether a mail server has asked for patience, as many do with a sender that is new to them. */
const isDeferred = (result: string): boolean => / 4[0-9]{2}$/u.test(result);

/** Returns a short code of an error, without its message, which may quote an address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'ERROR';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [
    code ?? (/^[A-Z0-9]{2,20}$/u.test(error.message) ? error.message : error.name),
    responseCode,
  ];
  return parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ')
    .slice(0, 60);
}
