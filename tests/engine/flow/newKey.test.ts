import { describe, expect, it } from 'vitest';
import { newKey } from '../../../src/engine/dom/newKey';

describe('newKey', () => {
  const keys = Array.from({ length: 200 }, newKey);

  it('returns a UUID of version 4', () => {
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
    }
  });

  it('returns a different one each time', () => {
    expect(new Set(keys).size).toBe(keys.length);
  });
});
