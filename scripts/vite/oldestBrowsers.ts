import type { CSSOptions, Plugin } from 'vite';

/** The oldest browsers that the pages are for, as the README says. Scripts are written in the syntax that they read. */
const BROWSERS = ['chrome100', 'firefox100', 'safari15.4'];

/** What at least one of them lacks, and no client code or package uses, by its owner. */
export const LATER = {
  AbortSignal: ['any', 'timeout'],
  Array: ['fromAsync'],
  'Array.prototype': ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  'Set.prototype': ['isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
} as const;

/** Their uses; and lookbehind in a regular expression, which no build can replace, and which breaks the whole script. */
export const LATER_USE = new RegExp(
  [
    ...Object.entries(LATER).flatMap(([owner, names]) =>
      names.map((name) =>
        owner.endsWith('.prototype') ? `\\.${name}\\(` : `\\b${owner}\\.${name}\\b`,
      ),
    ),
    String.raw`\(\?<[=!]`,
  ].join('|'),
  'gu',
);

/** These bring what they need themselves: pdf.js, and what stands in for what TipTap uses. */
const BRINGS_OWN = /\/pdfjs-dist\/legacy\/|\/@tiptap\/core\//u;

type PostcssPlugin = NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number];

/**
 * Writes "(width < 600px)" and "100dvh" for the oldest browsers. The minifier would make "not (min-width: 600px)" of the
 * first, which they do not read either.
 */
const olderStyles: PostcssPlugin = {
  postcssPlugin: 'older-styles',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replaceAll(
        /\((width|height) < ([0-9]+)(px|em)\)/gu,
        (_, side: string, most: string, unit: string) =>
          `(max-${side}: ${Number(most) - 0.02}${unit})`,
      );
    },
  },
  Declaration(declaration) {
    const { value } = declaration;
    const before = declaration.prev();
    const isDone = before?.type === 'decl' && before.prop === declaration.prop;
    if (!value.includes('dvh') || isDone) return;
    declaration.cloneBefore({ value: value.replaceAll('dvh', 'vh') });
  },
};

/** Builds the pages for the oldest browsers, and fails if a package uses what one of them lacks. */
export function oldestBrowsers(): Plugin {
  return {
    name: 'oldest-browsers',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : { build: { target: BROWSERS }, css: { postcss: { plugins: [olderStyles] } } },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const [used] = code?.match(LATER_USE) ?? [];
          if (used === undefined || BRINGS_OWN.test(id)) continue;
          this.error(`${id} uses ${used}, which is missing in one of ${BROWSERS.join(', ')}`);
        }
      }
    },
  };
}
