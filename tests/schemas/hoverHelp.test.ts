import { describe, expect, it } from 'vitest';
import { isRecord } from '../../src/definition/model/values';
import { readJson } from '../fixtures/services';

const FILES = ['service', 'field', 'shared', 'content'] as const;

interface Keyword {
  readonly at: string;
  readonly name: string;
  readonly schema: unknown;
}

/** Keywords in a condition only narrow a keyword of the same name elsewhere. */
const NARROWING = new Set(['if', 'then', 'else', 'not', 'allOf']);

/** Returns the keywords that a person may write, from "properties" in the meta-schema. */
function keywordsOf(node: unknown, at = '', isNarrowing = false): Keyword[] {
  if (!isRecord(node)) {
    return Array.isArray(node)
      ? node.flatMap((one, index) => keywordsOf(one, `${at}/${index}`, isNarrowing))
      : [];
  }
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${at}/${key}`;
    if (key === 'properties' && isRecord(value)) {
      return Object.entries(value).flatMap(([name, schema]) => [
        ...(isNarrowing ? [] : [{ at: `${here}/${name}`, name, schema }]),
        ...keywordsOf(schema, `${here}/${name}`, isNarrowing),
      ]);
    }
    const isMap = key === 'definitions' && isRecord(value);
    const below = isMap ? Object.entries(value) : [[undefined, value] as const];
    return below.flatMap(([name, inner]) =>
      keywordsOf(
        inner,
        name === undefined ? here : `${here}/${name}`,
        isNarrowing || NARROWING.has(key),
      ),
    );
  });
}

/** Returns the description that an editor shows: the schema's own, or that of its reference. */
function helpOf(schema: unknown, file: string): string | undefined {
  if (!isRecord(schema)) return undefined;
  if (typeof schema.description === 'string') return schema.description;
  const [target = '', path = ''] =
    typeof schema.$ref === 'string' ? schema.$ref.split('#/') : ['', ''];
  if (path === '') return undefined;
  const next = target === '' ? file : target.replace('.schema.json', '');
  const found = path
    .split('/')
    .reduce<unknown>(
      (here, key) => (isRecord(here) ? here[key] : undefined),
      readJson(`schemas/${next}.schema.json`),
    );
  return helpOf(found, next);
}

describe.each(FILES)('schemas/%s.schema.json', (file) => {
  const keywords = keywordsOf(readJson(`schemas/${file}.schema.json`));

  it('has keywords', () => {
    expect(keywords.length).toBeGreaterThan(0);
  });

  it.each(keywords)('describes $at in plain words', ({ name, schema }) => {
    const help = helpOf(schema, file);
    expect(help).toMatch(/^\S.{8,}[.?]$/u);
    expect(help?.toLowerCase()).not.toBe(`${name.toLowerCase()}.`);
    // Terms that authors of a service need not know.
    expect(help).not.toMatch(/\b(?:TypeScript|undefined|nullable|regexp)\b|\bTODO\b/u);
  });
});
