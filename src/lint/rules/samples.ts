import { filesIn } from '../../definition/model/answeredFiles';
import type { Issue } from '../../definition/model/issue';
import { prune } from '../../definition/validate/prune';
import { fromPayload, payloadShape, toPayload } from '../../definition/payload/payload';
import type { Service } from '../../definition/model/service';
import { LANGUAGES } from '../../definition/model/text';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import { named, pointer } from '../base/checkIssue';
import { eachService, type Found, issue } from '../base/lint';
import { validateAnswers } from '../base/validateAnswers';
import { requiredIn } from '../../definition/model/requiredIn';
import { memoise } from '../../definition/model/memoise';

const sentShape = memoise(payloadShape);

/** Returns the answers that the sample of a service stands for. */
const ownAnswers = memoise((service: Service) => fromPayload(service, service.sample));

/** Requires that the form accepts its own sample, as the server would validate it. */
export const sample = eachService(({ service }, { today }) =>
  refusals(service, today).map((refusal) =>
    issue(
      `/sample${pointer(...refusal.path.split('.'))}`,
      `the form rejects its own sample at ${placeOf(refusal)}`,
      'fix the sample, or the rule',
    ),
  ),
);

const refusals = (service: Service, day: string): readonly Issue[] =>
  validateAnswers(sentShape(service), ownAnswers(service), day);

const placeOf = ({ path, code, limit }: Issue): string =>
  `"${path}" (${limit === undefined ? code : `${code} ${limit}`})`;

/**
 * Requires that the sample stays valid for another year. Once its travel dates are in the past,
 * every test that sends it fails for somebody who has changed nothing.
 */
export const sampleLasts = eachService(({ service }, { today }) => {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('02-29', '02-28')}`;
  const later = refusals(service, inAYear);
  // What is invalid today is reported by another lint.
  if (later.length === 0 || refusals(service, today).length > 0) return [];
  return later.map((refusal) =>
    issue(
      `/sample${pointer(...refusal.path.split('.'))}`,
      `within a year the form will reject its sample at ${placeOf(refusal)}`,
      'move the dates of the sample some years ahead',
    ),
  );
});

/** Reports names of photos in the sample that are not sample photos. */
export const samplePhotos = eachService(({ service: { form, sample: sent } }) =>
  filesIn(form, sent).flatMap(({ path, tokens }) =>
    tokens.flatMap((photo, index): Found[] => {
      if (/^sample:./u.test(photo)) return [];
      const problem = `"${photo}" is not a sample photo`;
      const at = pointer('sample', ...path, index);
      return [issue(at, problem, `write "sample:${photo}"`)];
    }),
  ),
);

/** Requires that reading the sample and sending it again gives the sample, in its own language. */
export const roundTrip = eachService(({ service }) => {
  const { constants = {} } = service.submit;
  const sample: Values = { ...service.sample, ...constants };
  const values = prune(sentShape(service), fromPayload(service, sample));
  let fewest: Found[] | undefined;
  for (const language of LANGUAGES) {
    const found = unlike(sample, toPayload(service, values, language));
    if (found.length === 0) return [];
    if (!fewest || found.length < fewest.length) fewest = found;
  }
  return fewest ?? [];
});

/** Returns the entries that differ from what would be sent, as errors. */
function unlike(sample: Values, sent: Values): Found[] {
  const names = [...new Set([...Object.keys(sample), ...Object.keys(sent)])];
  return names.flatMap((name) => {
    if (sample[name] === sent[name]) return [];
    const wanted = canonical(sent[name]);
    if (canonical(sample[name]) === wanted) return [];
    const problem = `"${name}" of the sample differs from what the form would send`;
    const fix =
      wanted === undefined ? 'remove it: it is hidden, empty or not asked' : `write ${wanted}`;
    return [issue(pointer('sample', name), problem, fix)];
  });
}

/**
 * Requires that an empty form is rejected for the required fields that it shows and for nothing
 * else.
 */
export const requiredSet = eachService(({ service }, { today }) => {
  const asked = askedAtFirst(service);
  const issues = validateAnswers(service.form, {}, today);
  // A required group is enforced by its own required fields.
  const demanded = new Set(
    issues.filter(({ code }) => MISSING.has(code)).map(({ path }) => path.split('.', 1)[0] ?? path),
  );
  const same = canonical([...asked].sort()) === canonical([...demanded].sort());
  if (same && issues.every(({ code }) => MISSING.has(code))) return [];
  const problem = `an empty form is rejected for ${named([...demanded])}, but ${named(asked)} are required`;
  const fix = 'let "required" name fields that an empty form shows, or that have a "when"';
  return [issue('/form/required', problem, fix)];
});

const MISSING: ReadonlySet<string> = new Set(['required', 'mustBe']);

/** Returns the required fields without a condition: nothing is answered, so no condition is met. */
const askedAtFirst = ({ form }: Service): string[] =>
  requiredIn(form).filter((name) => {
    const field = form.properties[name];
    return field && !field.when;
  });

const isEmpty = (value: Json | undefined): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/**
 * Serialises JSON with sorted keys. Empty values may be omitted, as may sections that are not known
 * here.
 */
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
