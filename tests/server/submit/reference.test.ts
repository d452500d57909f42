import { expect, test } from 'vitest';
import { newReference } from '../../../src/server/submit/submit';

test('references have one form and are unique', () => {
  const references = Array.from({ length: 1000 }, () => newReference('RG'));
  for (const reference of references) {
    expect(reference).toMatch(/^RG-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/u);
  }
  expect(new Set(references).size).toBe(1000);
});
