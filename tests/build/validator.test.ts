import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { serviceModuleCode } from '../../scripts/vite/serviceModule';
import { AJV_OPTIONS } from '../../src/definition/validate/ajvOptions';
import { fromAjv } from '../../src/definition/validate/fromAjv';
import { fromPayload } from '../../src/definition/payload/payload';
import type { ServiceModule } from '../../src/definition/validate/serviceModule';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { isRecord, type Json, type Values } from '../../src/definition/model/values';

/** In a data: URL, the code can import nothing. */
const run = (code: string): Promise<ServiceModule> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

const WRONG: readonly Json[] = [
  '',
  'x',
  '٢٠٢٤-٠١-٠١',
  '2024-02-30',
  'a@b',
  'x'.repeat(6000),
  '😀'.repeat(500),
  0,
  -1,
  0.5,
  1e300,
  true,
  false,
  null,
  [],
  [null],
  {},
  { unknown: 1 },
];

/** Returns copies of the value with each node replaced by each wrong one, removed, or extended. */
function mutations(value: Json): Json[] {
  const here: Json[] = [...WRONG];
  if (Array.isArray(value)) {
    here.push(
      [...value, ...value],
      Array.from({ length: 60 }, () => value[0] ?? null),
    );
    value.forEach((entry, index) => {
      here.push(...mutations(entry).map((other) => value.with(index, other)));
    });
  }
  if (isRecord(value)) {
    here.push({ ...value, unknown: 'x' });
    for (const [key, entry] of Object.entries(value)) {
      const { [key]: _, ...rest } = value;
      here.push(rest);
      if (entry !== undefined) {
        here.push(...mutations(entry).map((other) => ({ ...value, [key]: other })));
      }
    }
  }
  return here;
}

describe.each(readServices('schemas').map((service) => [service.id, service] as const))(
  'the generated validator of %s',
  (_, service) => {
    const code = serviceModuleCode(service);

    it('does not compile code from text, and imports nothing', () => {
      expect(code).not.toMatch(/\beval\b|\bFunction\b|\bimport\b|\brequire\(/);
    });

    it('contains the resolved service', async () => {
      expect((await run(code)).service).toEqual(service);
    });

    it('finds the same errors as ajv in the sample, an empty form, and every mutation', async () => {
      const { validate } = await run(code);
      const inMemory = new Ajv(AJV_OPTIONS).compile(toJsonSchema(service.form));
      const sample = fromPayload(service, service.sample);
      const cases = [{}, sample, ...mutations(sample).filter(isRecord)];
      const results = cases.map((values: Values) => {
        inMemory(values);
        return { made: fromAjv(validate(values)), expected: fromAjv(inMemory.errors) };
      });
      expect(results.map(({ made }) => made)).toEqual(results.map(({ expected }) => expected));
      expect(results.filter(({ made }) => made.length > 0).length).toBeGreaterThan(
        cases.length / 3,
      );
    });
  },
);
