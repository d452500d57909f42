import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject, ROOT } from '../setup/project.mjs';

const FOLDER = 'tests/browser';
const RECORDS = inProject('.cache/browser-sources');

/** Files that are part of no page and of no server. */
const ELSEWHERE = /^(?:tests\/(?!browser|shared|fixtures)|README|\.ci|docs\/|\S+\.md$)/u;

/**
 * Returns the browser test files that a change since a commit can affect: the changed ones, and those whose pages
 * loaded a changed source in their last run. Returns all of them for a file that no page loads as a script (a
 * schema, the server, a test helper), and includes test files that have not run yet.
 */
export function affectedBrowserFiles(base) {
  const changed = changedSince(base).filter((path) => !ELSEWHERE.test(path));
  const files = readdirSync(inProject(FOLDER)).filter((name) => name.endsWith('.test.ts'));
  const records = files.map((name) => ({ path: `${FOLDER}/${name}`, sources: recordOf(name) }));
  const isKnown = (path) =>
    records.some((record) => record.path === path || record.sources?.has(path));
  const isAffected = ({ path, sources }) =>
    !sources || changed.some((one) => one === path || sources.has(one));
  if (changed.length === 0) return [];
  return (changed.every(isKnown) ? records.filter(isAffected) : records).map(({ path }) => path);
}

/** Returns the sources that the pages of a test file loaded; undefined if it has not run. */
function recordOf(name) {
  try {
    return new Set(JSON.parse(readFileSync(`${RECORDS}/${name}.json`, 'utf8')));
  } catch {
    return undefined;
  }
}

function changedSince(base) {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
}
