import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { AJV_OPTIONS } from '../../src/definition/validate/ajvOptions';
import type { JsonSchema } from '../../src/definition/model/jsonSchema';

const require = createRequire(import.meta.url);

/**
 * Returns the source of an ES module that exports `validate`, ajv's function for the schema, and
 * imports nothing. A strict CSP allows it: it does not compile code from text.
 */
function validatorCode(schema: JsonSchema): string {
  // Omits ajv's English messages: ours are chosen from the code when it is shown.
  const options = { ...AJV_OPTIONS, messages: false, code: { source: true, esm: true } };
  const ajv = new Ajv(options);
  return inlineRuntime(withoutSchemaPaths(standaloneCode(ajv, ajv.compile(schema))));
}

/** Returns the source of an ES module that exports a `Validate` (src/definition/validate/check.ts). */
export const validateFunction = (schema: JsonSchema): string =>
  [
    validatorCode(schema).replace('export const validate =', 'const compiled ='),
    'export const validate = (values) => (compiled(values) ? null : compiled.errors);',
  ].join('\n');

/** Nor where in the schema an error was found: a quarter of the code, and no two are alike. */
const withoutSchemaPaths = (code: string): string =>
  code.replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '');

/**
 * ajv loads its few helpers with require, even in an ES module; they are pure functions, so they
 * are inlined.
 */
function inlineRuntime(code: string): string {
  return code.replaceAll(/require\("([\w/-]+)"\)\.default/g, (_, path: string) => {
    const { default: helper } = require(path) as { default?: unknown };
    if (typeof helper !== 'function') throw new TypeError(`${path} is not a function`);
    return `(${String(helper)})`;
  });
}
