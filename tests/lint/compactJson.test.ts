import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { expect, it } from 'vitest';
import { readFolder } from '../../scripts/vite/readServices';
import { compactJson } from '../../src/lint/base/compactJson';

const STYLE = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;

it.each(readFolder<object>('schemas/services'))(
  'writes %s.json as the formatter leaves it',
  async (name, document) => {
    const text = `${compactJson(document)}\n`;
    expect(JSON.parse(text)).toEqual(document);
    expect((await format(`${name}.json`, text, STYLE)).code).toBe(text);
  },
);
