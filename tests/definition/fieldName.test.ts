import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELD_NAME, RESERVED_NAMES } from '../../src/definition/model/fieldName';

test('the rule for names of fields is the one of the schema of files', () => {
  const { definitions } = JSON.parse(readFileSync('schemas/value.schema.json', 'utf8')) as {
    readonly definitions: { readonly name: { readonly pattern: string } };
  };
  expect(FIELD_NAME.source).toBe(definitions.name.pattern);
  expect(RESERVED_NAMES.filter((name) => !FIELD_NAME.test(name))).toEqual(['any', 'all', 'not']);
});
