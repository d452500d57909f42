import type { Plugin } from 'vite';

const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/u;

const UNUSED = 'throw Error("unused")';

/**
 * The methods of i18next's classes that have another body in our pages. Their texts are added, not loaded by a backend,
 * and contain neither formats nor other texts.
 */
const REPLACED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Connector: {
    queueLoad: UNUSED,
    loaded: UNUSED,
    read: UNUSED,
    prepareLoading: UNUSED,
    loadOne: UNUSED,
    saveMissing: UNUSED,
  },
  Formatter: { format: UNUSED },
  Interpolator: { nest: 'return arguments[0]' },
  I18n: {
    reloadResources: UNUSED,
    hydrate: UNUSED,
    hasLoadedNamespace: 'return true',
    loadLanguages: UNUSED,
    loadNamespaces: UNUSED,
    dir: UNUSED,
  },
};

/** Leaves a fifth of i18next out of each page. Fails the build if a method is not found, as after an update. */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    transform: {
      filter: { id: I18NEXT },
      handler(code) {
        const bodies = this.parse(code).body.flatMap((statement) => {
          if (statement.type !== 'ClassDeclaration') return [];
          const replaced = new Map(Object.entries(REPLACED[statement.id?.name ?? ''] ?? {}));
          return statement.body.body.flatMap((member) => {
            if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') return [];
            const body = replaced.get(member.key.name);
            return body !== undefined && member.value.body ? [{ ...member.value.body, body }] : [];
          });
        });
        if (bodies.length !== Object.values(REPLACED).flatMap(Object.keys).length) {
          this.error('i18next has changed: a method is missing (scripts/vite/leanI18next.ts)');
        }
        return bodies.reduceRight(
          (rest, { start, end, body }) => `${rest.slice(0, start)}{${body}}${rest.slice(end)}`,
          code,
        );
      },
    },
  };
}
