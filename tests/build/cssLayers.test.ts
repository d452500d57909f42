import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layerOf } from '../../scripts/vite/cssLayers';

const THEME = readFileSync('src/platform/theme/theme.css', 'utf8');
const [, declared = ''] = /^@layer ([^;]+);/mu.exec(THEME) ?? [];
const ORDER = declared.split(', ');

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

const rank = (sheet: string): number => ORDER.indexOf(layerOf(`/project/src/${sheet}`) ?? '');

it('declares the layers before anything else', () => {
  expect(ORDER).toEqual(['base', 'mui', 'engine', 'components', 'pages']);
  expect(THEME.replaceAll(/\/\*.*?\*\/\s*/gsu, '').startsWith('@layer ')).toBe(true);
});

it.each(SHEETS.filter((sheet) => !sheet.startsWith('platform/theme/')))(
  'has a layer for %s',
  (sheet) => expect(rank(sheet)).toBeGreaterThan(ORDER.indexOf('mui')),
);

it('lets pages override shared parts, and these the engine and MUI', () => {
  const sheets = ['engine/engine.css', 'site/layout/parts.css', 'site/home/home.css'];
  const ranks = sheets.map(rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(rank('panel/data/list/table.css')).toBeLessThan(rank('panel/audit/audit.css'));
});
