import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DOUBT_HEADER, hasZeroBits, PROOF_HEADER, type ProofTask } from '../../contract/proof';
import { HttpRefusal } from '../http/refusal';
import type { Attempts } from '../storage/attempts';
import type { Storage } from '../storage/storage';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A proof of work takes the place of the limit. */
    takesProof?: boolean;
  }
}

/** About 65,000 hashes: a second or two of a phone, and too much for whoever sends thousands. */
const BITS = 16;
const LIFETIME = 10 * 60 * 1000;
const SHAPE = /^(\d{1,15}\.[\w-]{22})\.([\w-]{43})\.(\d{1,12})$/u;

interface Ports {
  readonly attempts: Pick<Attempts, 'add'>;
  readonly now: () => Date;
  /** The same for all processes of a site. */
  readonly secret: string;
}

export type Proofs = ReturnType<typeof proofsOf>;

/**
 * Quiet guards against submissions by programs. Who is over the rate limit, or whom the page doubts, may still send:
 * after some work by the browser. Nobody is shown a riddle, and no answer is lost.
 */
export function proofsOf({ attempts, now, secret }: Ports) {
  /** A proof counts once, however often a request asks. */
  const known = new WeakMap<FastifyRequest, boolean>();
  const sign = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url');
  const newTask = (): ProofTask => {
    const text = `${now().getTime() + LIFETIME}.${randomBytes(16).toString('base64url')}`;
    return { challenge: `${text}.${sign(text)}`, bits: BITS };
  };
  const check = async ({ headers }: FastifyRequest): Promise<boolean> => {
    const given = headers[PROOF_HEADER.toLowerCase()];
    const [proof, text = '', signature = ''] = SHAPE.exec(String(given)) ?? [];
    const end = Number(text.split('.', 1)[0]);
    if (proof === undefined || end <= now().getTime()) return false;
    if (!timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature))) return false;
    if (!hasZeroBits(createHash('sha256').update(proof).digest(), BITS)) return false;
    const key = createHash('sha256').update(`proof ${text}`).digest('base64url');
    const ends = new Date(end).toISOString();
    return (await attempts.add(key, now().toISOString(), ends)).count === 1;
  };
  /** Returns whether a request comes with a solved task, which nobody has used before. */
  const isProved = async (request: FastifyRequest): Promise<boolean> => {
    const proved = known.get(request) ?? (await check(request));
    known.set(request, proved);
    return proved;
  };
  /** Returns the refusal of whoever is over the limit: with a task, where a solved one helps. */
  const refusal = (request: FastifyRequest): HttpRefusal => {
    const { takesProof } = request.routeOptions.config;
    const more = takesProof && !known.get(request) ? { proof: newTask() } : {};
    return HttpRefusal.of(429, 'tooMany', { more });
  };
  return {
    isProved,
    refusal,
    /** @throws Refusal 429 with a task, if the page doubts */
    async refuseDoubtful(request: FastifyRequest): Promise<void> {
      if (request.headers[DOUBT_HEADER.toLowerCase()] === undefined) return;
      if (!(await isProved(request))) throw refusal(request);
    },
  };
}

/** Returns what tasks are signed with: processes that share a database share it. */
export async function proofSecret(
  { databaseUrl }: { readonly databaseUrl: string | undefined },
  storage: Pick<Storage, 'id'>,
): Promise<string> {
  if (databaseUrl === undefined) return randomBytes(32).toString('base64url');
  const id = (await storage.id()) ?? '';
  return createHash('sha256').update(`proof ${databaseUrl} ${id}`).digest('base64url');
}
