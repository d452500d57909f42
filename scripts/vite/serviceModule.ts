import { createRequire } from 'node:module';
import { _, Ajv } from 'ajv';
import { _Code } from 'ajv/dist/compile/codegen/code.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from '../../src/definition/model/jsonSchema';
import type { Service } from '../../src/definition/model/service';
import { AJV_OPTIONS } from '../../src/definition/validate/ajvOptions';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { isPattern } from '../../src/lint/schema/findings';
import { META_OPTIONS, NAMES } from '../check/metaSchemas';
import { readFolder } from './readServices';

const require = createRequire(import.meta.url);

/** ajv's code calls these by `require`, even in an ES module. They are pure functions: their code is written there. */
for (const path of ['ajv/dist/runtime/equal', 'ajv/dist/runtime/ucs2length']) {
  const { default: helper } = require(path) as { default: { code: string } };
  helper.code = `(${String(helper)})`;
}

/**
 * Returns the source of an ES module that exports a `Validate` (src/definition/validate/check.ts), ajv's function for
 * the schema, and imports nothing. A strict CSP allows it: it does not compile code from text.
 */
export function validateFunction(schema: JsonSchema): string {
  // Omits ajv's English messages: ours are chosen from the code when it is shown.
  const code = { source: true, esm: true };
  const ajv = new Ajv({ ...AJV_OPTIONS, messages: false, code, schemas: { compiled: schema } });
  return [
    withoutSchemaPaths(standaloneCode(ajv, { compiled: 'compiled' })),
    'export const validate = (values) => (compiled(values) ? null : compiled.errors);',
  ].join('\n');
}

/** Returns the source of an ES module that validates service files as `npm run check` does, with ajv's errors as `findings` reads them. */
export function documentValidator(schemas: string): string {
  const named = readFolder<object>(schemas).filter(([name]) => name.endsWith('.schema'));
  const formats = _`{ regex: ${new _Code(String(isPattern))} }`;
  const ajv = new Ajv({
    ...META_OPTIONS,
    code: { source: true, esm: true, formats },
    schemas: {
      ...Object.fromEntries(named.map(([name, schema]) => [`${name}.json`, schema])),
      [NAMES]: {},
    },
  });
  return [
    withoutSchemaPaths(standaloneCode(ajv, { compiled: 'service.schema.json' })),
    'export const validate = (document) => (compiled(document) ? [] : compiled.errors);',
  ].join('\n');
}

/** Nor where in the schema an error was found: a quarter of the code, and no two are alike. */
const withoutSchemaPaths = (code: string): string =>
  code.replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '');

/**
 * Returns the source of a ServiceModule (src/definition/validate/serviceModule.ts) for a service. It imports
 * nothing.
 */
export const serviceModuleCode = (service: Service): string =>
  [
    validateFunction(toJsonSchema(service.form)),
    `export const service = ${JSON.stringify(service)};`,
  ].join('\n');
