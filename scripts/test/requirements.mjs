import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../setup/project.mjs';

const TABLE = inProject('.cache', 'requirements.md');

/**
 * Writes for each requirement its tests, their results and what they measured, and prints how many are proved.
 * Tests name requirements by tests/requirements/figure.ts.
 */
export function reportRequirements(tests) {
  const names = JSON.parse(
    readFileSync(inProject('tests', 'requirements', 'requirements.json'), 'utf8'),
  );
  const rows = Object.entries(names).map(([id, name]) => rowOf(id, name, tests));
  mkdirSync(dirname(TABLE), { recursive: true });
  writeFileSync(TABLE, ['# Requirements, as of the last test run', '', ...table(rows)].join('\n'));
  const tried = rows.filter(({ tests }) => tests.length > 0);
  const proved = tried.filter(({ isProved }) => isProved);
  const part = tried.length < rows.length ? ` (${tried.length} were tested)` : '';
  console.log(`requirements: ${proved.length} of ${rows.length} proved${part}`);
}

/** A requirement is proved if its tests passed and one of them stated a figure. */
function rowOf(id, name, all) {
  const tests = all.filter(({ meta }) => meta?.proves?.includes(id) || meta?.figures?.[id]);
  const figures = tests.flatMap(({ meta }) => meta.figures?.[id] ?? []);
  const isPassed = tests.every(({ status }) => status === 'passed');
  return { id, name, tests, figures, isPassed, isProved: isPassed && figures.length > 0 };
}

/** A partial run may leave out the test that states the figure. */
function outcome({ tests, isPassed, isProved }) {
  if (tests.length === 0) return 'not run';
  if (!isPassed) return 'NO';
  return isProved ? 'yes' : 'in part';
}

function table(rows) {
  return [
    '| id | requirement | proved | figures | tests |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((one) =>
      row([one.id, one.name, outcome(one), one.figures.join('; '), places(one.tests).join('<br>')]),
    ),
    '',
  ];
}

/** Returns the location of tests: the file and the enclosing describes; cases of a table are counted. */
function places(tests) {
  return [...new Set(tests.map(placeOf))].map((place) => {
    const some = tests.filter((test) => placeOf(test) === place);
    const failed = some.filter(({ status }) => status !== 'passed').length;
    return `${place} (${some.length}${failed > 0 ? `, ${failed} did not pass` : ''})`;
  });
}

const placeOf = ({ file, ancestorTitles, title }) =>
  `${file}: ${ancestorTitles.join(' › ') || title}`;

const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
