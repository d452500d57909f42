import { expect, it } from 'vitest';
import { panelChunk } from '../../scripts/vite/panelChunk';

const PANEL = '/src/panel/Panel.tsx';

/** Who imports a module, statically and lazily. */
const IMPORTERS: Readonly<Record<string, readonly [string[], string[]?]>> = {
  [PANEL]: [[], ['/src/main.tsx']],
  '/src/main.tsx': [[]],
  '/src/panel/home/HomePage.tsx': [[], [PANEL]],
  '/src/panel/layout/Fact.tsx': [['/src/panel/home/HomePage.tsx']],
  '/src/panel/data/useRun.ts': [[PANEL, '/src/panel/home/HomePage.tsx']],
  '/mui/Button.js': [['/src/panel/data/useRun.ts', '/mui/cycle.js']],
  '/mui/cycle.js': [['/mui/Button.js']],
  '/mui/Popper.js': [['/src/panel/data/useRun.ts', '/src/engine/Calendar.tsx']],
  '/src/engine/Calendar.tsx': [[], ['/src/main.tsx']],
};

const graph = {
  getModuleInfo: (id: string) => {
    const [importers, dynamicImporters = []] = IMPORTERS[id] ?? [[]];
    return { importers, dynamicImporters };
  },
};

it.each([
  ['what every page of the panel needs', '/src/panel/data/useRun.ts', 'panel'],
  ['what that imports from a package', '/mui/Button.js', 'panel'],
  ['what visitors load, too', '/mui/Popper.js', null],
  ['what one page alone needs', '/src/panel/layout/Fact.tsx', null],
  ['what is loaded lazily', '/src/panel/home/HomePage.tsx', null],
  ['the entry', PANEL, null],
])("puts %s into the panel's chunk or not", (_, id, chunk) => {
  expect(panelChunk(id, graph)).toBe(chunk);
});
