import type { Plugin } from 'vite';

/**
 * The cascade layer of each style sheet by its folder; the first that matches. Their order is declared in
 * platform/theme/theme.css, so it does not matter which chunk is loaded first.
 */
const LAYERS: readonly (readonly [folder: RegExp, layer: string])[] = [
  [/\/node_modules\/leaflet\//, 'mui'],
  [/\/src\/engine\//, 'engine'],
  [/\/src\/(?:platform|site\/(?:base|layout|lists|cards|carousel|tiles|service))\//, 'components'],
  [/\/src\/panel\/(?:[^/]+$|(?:layout|data|content\/(?:editor|list))\/)/, 'components'],
  [/\/src\/(?:site|panel)\//, 'pages'],
];

/** Returns the layer of a style sheet; undefined: it names those of what it imports, or is not of the site. */
export const layerOf = (id: string): string | undefined =>
  LAYERS.find(([folder]) => folder.test(id) && !id.endsWith('/theme/theme.css'))?.[1];

/** Puts each style sheet into its layer. */
export function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const layer = layerOf(id);
        return layer && { code: `@layer ${layer} {\n${code}\n}\n`, map: null };
      },
    },
  };
}
