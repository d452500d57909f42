// Compares the script that each route loads with its budget. Reads the last build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from './setup/project.mjs';

const SITE = ['index.html', wordsOf('shell')];

/**
 * Bytes of script after gzip. A route loads the named entries, and the largest of those named by a pattern.
 * Dialogs and calendars load when they are opened.
 */
const BUDGETS = [
  {
    route: 'home',
    limit: 150_000,
    // What loads by scrolling counts, too.
    loads: [
      ...SITE,
      wordsOf('face'),
      wordsOf('reading'),
      homePart(''),
      ...['Offers', 'Video', 'Team', 'Partners', 'Blogs'].map(homePart),
    ],
  },
  {
    route: 'a form',
    limit: 180_000,
    loads: [...SITE, wordsOf('form'), 'src/engine/ServiceForm.tsx', /virtual:service\//u],
  },
];

const manifest = JSON.parse(readFileSync(inProject('dist/manifest.json'), 'utf8'));

let broken = false;
for (const { route, limit, loads } of BUDGETS) {
  const size = sizeOf(loads.reduce(load, new Set()));
  broken ||= size > limit;
  console.log(`${size > limit ? 'OVER' : 'ok  '} ${route}: ${size} of ${limit} bytes`);
}
process.exit(broken ? 1 : 0);

/** Returns a part of the interface words, in the language with the longest. */
function wordsOf(part) {
  return new RegExp(`virtual:texts/\\w+/${part}$`, 'u');
}

function homePart(name) {
  return `src/site/home/Home${name}.tsx`;
}

/** Returns the chunks that are loaded after an entry (or the worst of several). */
function load(loaded, wanted) {
  const names = Object.keys(manifest).filter((name) =>
    wanted instanceof RegExp ? wanted.test(name) : name === wanted,
  );
  if (names.length === 0) throw new Error(`the build has no ${wanted}`);
  const ways = names.map((name) => new Set([...loaded, ...closure(name)]));
  return ways.reduce((worst, way) => (sizeOf(way) > sizeOf(worst) ? way : worst));
}

/** Returns a chunk with its static imports. */
function closure(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name].imports ?? []) closure(imported, seen);
  return seen;
}

function sizeOf(names) {
  const files = new Set([...names].map((name) => manifest[name].file));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => gzipSync(readFileSync(inProject('dist/client', file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}
