import type { Service } from '../../../src/definition/service';
import type { Fault, PlacedFault } from '../fault';
import { locate } from '../locate';
import type { Texts } from '../project';
import { readProject } from '../read';
import { formChanges } from './formChanges';

/** What differs from the last commit: faults to mend, and notes to know. */
export interface Versions {
  readonly faults: readonly PlacedFault[];
  readonly notes: readonly PlacedFault[];
}

/**
 * What changes in services do to answers already given, and whether their version says that they
 * changed. A file that cannot be read, now or then, is left to the lints.
 * @param committed services and shared files of the last commit
 * @param today YYYY-MM-DD
 */
export function versions(now: Texts, committed: Texts, today: string): Versions {
  const { project } = readProject(now, today);
  const others = [...now].filter(([path]) => /^schemas\/\w+\.schema\.json$/u.test(path));
  const before = readProject(new Map([...others, ...committed]), today).project.services;
  const place = (fault: Fault, lint: string): PlacedFault => {
    return { ...fault, lint, ...locate(project.files, fault) };
  };
  const judged = before.flatMap(({ path, service: old }) => {
    const service = project.services.find((one) => one.path === path)?.service;
    if (!service) return now.has(path) ? [] : [{ faults: [], notes: [gone(path)] }];
    const changes = formChanges(old.form, service.form);
    return [
      {
        faults: versionFaults(old, service, changes.length).map((one) =>
          place({ file: path, at: '/version', ...one }, 'version'),
        ),
        notes: changes.map(({ at, problem, effect: mend }) =>
          place({ file: path, at, problem, mend }, 'answers'),
        ),
      },
    ];
  });
  return {
    faults: judged.flatMap(({ faults }) => faults),
    notes: judged.flatMap(({ notes }) => notes),
  };
}

function versionFaults(old: Service, { version }: Service, changes: number) {
  const mend = `write ${old.version + 1}`;
  if (version < old.version) {
    return [{ problem: `the version was ${old.version} and is ${version}`, mend }];
  }
  if (changes === 0 || version > old.version) return [];
  return [{ problem: 'the form asks otherwise than the committed one of this version', mend }];
}

const gone = (file: string): PlacedFault => ({
  ...{ file, at: '', line: 1, lint: 'answers', problem: 'the service is gone' },
  mend: 'applications already sent stay with the server',
});
