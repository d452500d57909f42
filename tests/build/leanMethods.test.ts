import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leanMethods } from '../../scripts/vite/leanMethods';

const core = createRequire(import.meta.url)
  .resolve('@rjsf/core')
  .replace(/\/core\/.*$/u, '/core');
const FORM = join(core, 'lib/components/Form.js');
const source = readFileSync(FORM, 'utf8');

function transformed(code: string): string {
  const { transform } = leanMethods();
  if (typeof transform !== 'object') throw new Error('the plugin transforms nothing');
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return (transform.handler as unknown as (this: object, ...args: string[]) => string).call(
    context,
    code,
    FORM,
  );
}

it('leaves out what a form without data does not call', () => {
  expect(transformed(source).length).toBeLessThan(source.length * 0.7);
});

it('fails the build if the form of rjsf lacks a method that it replaces', () => {
  expect(() => transformed(source.replaceAll('liveValidate', 'liveCheck'))).toThrow(
    'a method is missing',
  );
});
