import { isFiles } from '../../../src/definition/types/table';
import type { Issue } from '../../../src/definition/issue';
import { prune } from '../../../src/definition/prune';
import { fromSent, sentShape, toSent } from '../../../src/definition/sent';
import type { Service } from '../../../src/definition/service';
import { LANGUAGES } from '../../../src/definition/text';
import { isRecord, type Json, type Values } from '../../../src/definition/values';
import { named, pointer } from '../fault';
import { judge } from '../judge';
import { eachService, type Found } from '../lint';

/** The sample passes its own form, as the server would judge it. */
export const sample = eachService(({ service }, { today }) =>
  judge(sentShape(service), fromSent(service, service.sample), today).map((issue) => ({
    at: `/sample${pointer(...issue.path.split('.'))}`,
    problem: `the form refuses its own sample at "${issue.path}" (${issueWords(issue)})`,
    mend: 'mend the sample, or the rule',
  })),
);

const issueWords = ({ code, limit }: Issue): string =>
  limit === undefined ? code : `${code} ${limit}`;

/**
 * The sample passes for another year: where its journey lies in the past one day, every test that sends it fails,
 * and whoever meets that has not changed anything.
 */
export const sampleLasts = eachService(({ service }, { today }) => {
  const shape = sentShape(service);
  const values = fromSent(service, service.sample);
  if (judge(shape, values, today).length > 0) return [];
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('02-29', '02-28')}`;
  return judge(shape, values, inAYear).map((issue) => ({
    at: `/sample${pointer(...issue.path.split('.'))}`,
    problem: `within a year the form will refuse its sample at "${issue.path}" (${issueWords(issue)})`,
    mend: 'move the dates of the sample on by some years',
  }));
});

/** Photos that the sample names as if they had been handed in. */
export const samplePhotos = eachService(({ service: { form, sample: sent } }) =>
  Object.entries(form.properties).flatMap(([name, field]) => {
    const photos = sent[name];
    if (!isFiles(field) || !Array.isArray(photos)) return [];
    return photos.flatMap((photo, index): Found[] => {
      if (typeof photo !== 'string' || /^sample:./u.test(photo)) return [];
      const problem = `"${photo}" is no photo of a sample`;
      return [{ at: pointer('sample', name, index), problem, mend: `write "sample:${photo}"` }];
    });
  }),
);

/** What is read from the sample and sent again is the sample, in the language it is written in. */
export const roundTrip = eachService(({ service }) => {
  const { constants = {} } = service.submit;
  const sample: Values = { ...service.sample, ...constants };
  const values = prune(sentShape(service), fromSent(service, sample));
  const [fewest = []] = LANGUAGES.map((language) =>
    unlike(sample, toSent(service, values, language)),
  ).toSorted((a, b) => a.length - b.length);
  return fewest;
});

/** The entries that differ from what would be sent, as faults. */
function unlike(sample: Values, sent: Values): Found[] {
  const names = [...new Set([...Object.keys(sample), ...Object.keys(sent)])];
  return names.flatMap((name) => {
    const wanted = canonical(sent[name]);
    if (canonical(sample[name]) === wanted) return [];
    const problem = `"${name}" of the sample is not what the form would send`;
    const mend =
      wanted === undefined ? 'take it out: it is hidden, empty or not asked' : `write ${wanted}`;
    return [{ at: pointer('sample', name), problem, mend }];
  });
}

/** An empty form is refused for the required fields that it shows, and for nothing else. */
export const requiredSet = eachService(({ service }, { today }) => {
  const asked = askedAtFirst(service);
  const issues = judge(service.form, {}, today);
  // A required group is demanded by what is required in it.
  const demanded = new Set(
    issues
      .filter(({ code }) => code === 'required')
      .map(({ path }) => path.split('.', 1)[0] ?? path),
  );
  const same = canonical([...asked].sort()) === canonical([...demanded].sort());
  return same && issues.every(({ code }) => code === 'required')
    ? []
    : [
        {
          at: '/form/required',
          problem: `an empty form is refused for ${named([...demanded])}, and ${named(asked)} are required`,
          mend: 'let "required" name fields that an empty form shows, or that have a "when"',
        },
      ];
});

/** Nothing is answered, so no condition holds: what is required then are the fields without one. */
const askedAtFirst = ({ form }: Service): string[] =>
  (form.required ?? []).filter((name) => {
    const field = form.properties[name];
    return field && !field.when;
  });

const isEmpty = (value: Json | undefined): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** JSON with its keys in order. What is sent empty may be left out, as sections that are not known here. */
function canonical(value: Json | undefined): string | undefined {
  if (isEmpty(value)) return undefined;
  return JSON.stringify(value, (_, inner: Json) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, own]) => !isEmpty(own))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
}
