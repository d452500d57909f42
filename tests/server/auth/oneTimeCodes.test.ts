import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import {
  appAddress,
  newRecoveryCodes,
  recoveryHash,
  timeStepOf,
} from '../../../src/server/auth/oneTimeCodes';

const NOW = Date.parse('2026-03-01T10:00:00.000Z');

const codeAt = (secret: string, steps: number): string =>
  generateSync({ secret, epoch: NOW / 1000 + steps * 30 });

describe('one-time codes', () => {
  test('follow RFC 6238', () => {
    // The appendix has eight digits; an app shows the last six.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const) {
      expect(timeStepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
    }
  });

  test('are accepted one step early or late, and no other', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const accepted = Array.from({ length: 9 }, (_, index) => index - 4).filter(
      (steps) => timeStepOf(secret, codeAt(secret, steps), new Date(NOW)) !== undefined,
    );
    expect(accepted).toEqual([-1, 0, 1]);
    for (const odd of ['', '12345', '1234567', 'abcdef', '12 34', '-12345', '1e5000']) {
      expect(timeStepOf(secret, odd, new Date(NOW))).toBeUndefined();
    }
  });

  test.each([
    ['Rega', 'a@agency.example', 'Rega:a@agency.example'],
    ['Rega: Travel', 'a@agency.example', 'Rega Travel:a@agency.example'],
    ['Rega', 'a:b@agency.example', 'Rega:a b@agency.example'],
  ])('are named with one colon in the app of %s, %s', (issuer, email, label) => {
    const url = new URL(appAddress(issuer, email, 'GEZDGNBVGY3TQOJQ'));
    expect(decodeURIComponent(url.pathname).slice(1)).toBe(label);
    expect(url.searchParams.get('issuer')).toBe(issuer.replace(':', ''));
  });

  test('cannot be guessed or confused when they are for recovery', () => {
    const many = Array.from({ length: 50 }, newRecoveryCodes).flat();
    expect(new Set(many.map(recoveryHash)).size).toBe(500);
    for (const code of many) expect(code).toMatch(/^(?:[0-9a-f]{4}-){4}[0-9a-f]{4}$/u);
  });
});
