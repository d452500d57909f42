import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bench } from './bench';
import { compileAhead } from './compileAhead';
import { chunkSources } from './chunkSources';
import { cssLayers } from './cssLayers';
import { oldestBrowsers } from './oldestBrowsers';
import { leanMethods } from './leanMethods';
import { leanRjsf } from './leanRjsf';
import { lateStart } from './lateStart';
import { offline } from './offline';
import { pdfData } from './pdfData';
import { requireNative } from './requireNative';
import { services } from './services';
import { texts } from './texts';

/** Returns all our plugins for the project in this folder. */
export const plugins = (root: string): Plugin[] => [
  services(join(root, 'schemas')),
  texts(join(root, 'locales')),
  bench(),
  oldestBrowsers(),
  leanMethods(),
  leanRjsf(),
  compileAhead(),
  cssLayers(),
  chunkSources(root),
  pdfData(),
  requireNative(),
  lateStart(join(root, 'src/start.ts')),
  offline(join(root, 'dist/client')),
];
