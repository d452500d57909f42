import type { Issue } from '../../../src/definition/issue';
import { prune } from '../../../src/definition/prune';
import { fromSent, sentShape, toSent } from '../../../src/definition/sent';
import type { Service } from '../../../src/definition/service';
import { LANGUAGES } from '../../../src/definition/text';
import type { Json } from '../../../src/definition/values';
import { named, pointer } from '../fault';
import { judge } from '../judge';
import { eachService } from '../lint';

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

/** What is read from the sample and sent again is the sample, in the language it is written in. */
export const roundTrip = eachService(({ service }) => {
  const { constants = {} } = service.submit;
  const sample = { ...service.sample, ...constants };
  const values = prune(sentShape(service), fromSent(service, sample));
  const isSame = LANGUAGES.some(
    (language) => canonical(toSent(service, values, language)) === canonical(sample),
  );
  return isSame
    ? []
    : [
        {
          at: '/sample',
          problem: 'read and sent again, the sample is not the same',
          mend: 'leave out empty and hidden answers, write null where the form sends null',
        },
      ];
});

/** An empty form is refused for the required fields that it shows, and for nothing else. */
export const requiredSet = eachService(({ service }, { today }) => {
  const asked = askedAtFirst(service);
  const issues = judge(service.form, {}, today);
  const demanded = issues.filter(({ code }) => code === 'required').map(({ path }) => path);
  const same = canonical([...asked].sort()) === canonical([...demanded].sort());
  return same && issues.length === demanded.length
    ? []
    : [
        {
          at: '/form/required',
          problem: `an empty form is refused for ${named(demanded)}, and ${named(asked)} are required`,
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

/** JSON with its keys in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: Json) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
