import { describe, expect, it } from 'vitest';
import { leanRjsf } from '../../scripts/vite/leanRjsf';
import deepEquals from '../../src/engine/rjsf/lean/deepEquals';
import createSchemaUtils from '../../src/engine/rjsf/lean/schemaUtils';

describe('the deepEquals that rjsf gets', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, undefined, false],
    [null, {}, false],
    [Number.NaN, Number.NaN, true],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, false],
    [{ a: undefined }, {}, false],
    [{ a: undefined }, { b: undefined }, false],
    [[], {}, false],
    [[1, 2], [1], false],
    [() => 1, () => 2, true],
    [() => 1, {}, false],
  ])('of %o and %o is %s, in both orders', (a, b, equal) => {
    expect(deepEquals(a, b)).toBe(equal);
    expect(deepEquals(b, a)).toBe(equal);
  });
});

describe('the schema utilities that rjsf gets', () => {
  const structure = { type: 'object', properties: { name: { type: 'string' } } };
  const utils = createSchemaUtils('the validator', structure);

  it('return structures and answers unchanged', () => {
    const answers = { name: undefined, gone: 1 };
    expect(utils.retrieveSchema(structure)).toBe(structure);
    expect(utils.getDefaultFormState(structure, answers)).toBe(answers);
    expect(utils.sanitizeDataForNewSchema(structure, {}, answers)).toBe(answers);
  });

  it('differ for another structure only', () => {
    expect(utils.doesSchemaUtilsDiffer('the validator', structure)).toBe(false);
    expect(utils.doesSchemaUtilsDiffer('the validator', { ...structure })).toBe(false);
    expect(utils.doesSchemaUtilsDiffer('the validator', { type: 'object' })).toBe(true);
  });

  it('throw for what no structure contains', () => {
    expect(() => utils.getClosestMatchingOption()).toThrow('no definition');
  });
});

describe('the editor of the panel', () => {
  const CORE = '/node_modules/@rjsf/core/lib/index.js';

  /** Lets the plugin resolve an import, where everything lies at its own path. */
  const resolved = async (source: string, importer: string): Promise<unknown> => {
    const { resolveId } = leanRjsf();
    const resolve = (id: string) => ({ id: id === '@rjsf/core' ? CORE : `/node_modules/${id}` });
    const found: unknown = await (resolveId as (...args: unknown[]) => unknown).call(
      { resolve },
      source,
      importer,
    );
    return typeof found === 'object' && found !== null && 'id' in found ? found.id : found;
  };

  it('gets a copy of rjsf in which nothing is replaced', async () => {
    expect(await resolved('@rjsf/core', '/src/panel/content/editor/theme.tsx')).toBe(
      `${CORE}?full`,
    );
    const inner = '@rjsf/utils/lib/getWidget.js';
    expect(await resolved(inner, `${CORE}?full`)).toBe(`/node_modules/${inner}?full`);
    expect(await resolved('react', `${CORE}?full`)).toBe('/node_modules/react');
  });

  it('shares no module of it with the forms of visitors', async () => {
    expect(await resolved('@rjsf/core', '/src/engine/fields/SchemaForm.tsx')).toBe(undefined);
    expect(await resolved('./getWidget.js', CORE)).toMatch(/\/lean\/unused\.ts$/u);
  });
});

describe('a build with rjsf', () => {
  const FORM = '/node_modules/@rjsf/core/lib/components/Form.js';
  const UTILS = '@rjsf/utils';
  const IMPORTS = [
    '../getDefaultRegistry.js',
    './createSchemaUtils.js',
    './deepEquals.js',
    './omitExtraData.js',
    './getWidget.js',
    './optionsList.js',
    'markdown-to-jsx/react',
    './findSchemaDefinition.js',
    './schemaHasNestedConditional.js',
    '@x0k/json-schema-merge',
    './processRawValidationErrors.js',
    UTILS,
  ];
  const VALIDATOR = '/node_modules/@rjsf/validator-ajv8/lib/precompiledValidator.js';

  /** Lets the plugin resolve imports of rjsf, and ends the build. */
  function build(imports: readonly string[], importer = FORM): () => void {
    const plugin = leanRjsf();
    const call = (hook: unknown, ...args: unknown[]) =>
      (hook as (...args: unknown[]) => unknown).call(
        {
          error: (message: string) => {
            throw new Error(message);
          },
        },
        ...args,
      );
    for (const source of imports) {
      call(plugin.resolveId, source, source === UTILS ? VALIDATOR : importer);
    }
    return () => call(plugin.generateBundle);
  }

  it('succeeds if every replaced module was imported', () => {
    expect(build(IMPORTS)).not.toThrow();
  });

  it.each(IMPORTS)('fails if nothing imports %s any more', (gone) => {
    expect(build(IMPORTS.filter((one) => one !== gone))).toThrow('rjsf has changed');
  });

  it('replaces the utilities for all importers but the validator', () => {
    const rest = IMPORTS.filter((one) => one !== UTILS);
    expect(build([...rest, '@rjsf/utils/lib/index.js'])).toThrow('rjsf has changed');
  });

  it('requires nothing of a build without rjsf', () => {
    expect(build([], '/src/server/main.ts')).not.toThrow();
  });
});
