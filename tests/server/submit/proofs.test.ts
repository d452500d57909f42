import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  DOUBT_HEADER,
  hasZeroBits,
  PROOF_HEADER,
  type ProofTask,
} from '../../../src/contract/proof';
import { proofOf, solveProof } from '../../../src/site/service/solveProof';
import { startServer } from '../support/harness';
import { sampleRequest, servicesWith } from './submission';

const [service] = servicesWith('json');
const MINUTE = 60_000;

async function start() {
  const clock = { now: Date.parse('2026-06-01T10:00:00.000Z') };
  const env = { RATE_LIMIT: 'on' };
  const server = await startServer({ env, now: () => new Date(clock.now) });
  const send = async (headers: Readonly<Record<string, string>> = {}) => {
    const request = await sampleRequest(service);
    const response = await server.app.inject({
      ...request,
      headers: { ...request.headers, ...headers },
    });
    return {
      status: response.statusCode,
      body: response.json<{ reference?: string; proof?: ProofTask; errors?: readonly object[] }>(),
    };
  };
  return { ...server, clock, send };
}

/** Solves a task as the page does, which takes much longer: Web Crypto starts a task for each hash. */
function solve({ challenge, bits }: ProofTask): string {
  for (let number = 0; ; number += 1) {
    const text = `${challenge}.${number}`;
    if (hasZeroBits(hash('sha256', text, 'buffer'), bits)) return text;
  }
}

describe('a submission', () => {
  test('needs no proof below the limit, and after one is taken above it', async () => {
    const { send, storage } = await start();
    for (let index = 0; index < 60; index += 1) expect((await send()).status).toBe(201);
    const { status, body } = await send();
    expect([status, body.errors]).toEqual([429, [expect.objectContaining({ code: 'tooMany' })]]);
    const proof = await proofOf(body);
    expect((await send(proof)).status).toBe(201);
    // It counts once.
    expect((await send(proof)).status).toBe(429);
    expect((await storage.inbox.count({})).total).toBe(61);
  });

  test('needs a proof at once if the page doubts it', async () => {
    const { send, storage } = await start();
    const doubt = { [DOUBT_HEADER]: '1' };
    const { status, body } = await send(doubt);
    expect(status).toBe(429);
    expect((await storage.inbox.count({})).total).toBe(0);
    const proof = solve(body.proof!);
    expect((await send({ ...doubt, [PROOF_HEADER]: proof })).status).toBe(201);
  });

  test('is not helped by a proof that is invented, unsolved, or too old', async () => {
    const { send, clock } = await start();
    const doubt = { [DOUBT_HEADER]: '1' };
    const task = (await send(doubt)).body.proof!;
    const solved = solve(task);
    const [end = '', noise = '', signature = ''] = task.challenge.split('.');
    const invented = solve({
      ...task,
      challenge: [Number(end) + 1, noise, signature].join('.'),
    });
    for (const proof of ['', 'x', `${task.challenge}.x`, `${task.challenge}.0`, invented]) {
      expect((await send({ ...doubt, [PROOF_HEADER]: proof })).status).toBe(429);
    }
    clock.now += 10 * MINUTE;
    expect((await send({ ...doubt, [PROOF_HEADER]: solved })).status).toBe(429);
  });
});

test.each([1, 8, 11])(
  'a browser finds the first number that solves a task of %i bits',
  async (bits) => {
    const task = { challenge: 'x', bits };
    expect(await solveProof(task)).toBe(solve(task));
  },
);

test.each([undefined, {}, { proof: {} }, { proof: { challenge: 'x', bits: 40 } }])(
  'a browser does not begin work that it cannot end: %j',
  async (body) => {
    await expect(proofOf(body)).rejects.toThrow('not known');
  },
);
