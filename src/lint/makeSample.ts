import {
  type Field,
  isList,
  isNote,
  isObject,
  isString,
  type Shape,
} from '../definition/model/field';
import { fieldAt } from '../definition/model/fieldAt';
import type { Issue } from '../definition/model/issue';
import { isFiles } from '../definition/model/types/table';
import type { Service } from '../definition/model/service';
import { dotted, type Json, parsePath, type Values, withValueAt } from '../definition/model/values';
import { payloadShape, toPayload } from '../definition/payload/payload';
import { prune } from '../definition/validate/prune';
import { validateAnswers } from './base/validateAnswers';

/** How often another answer is tried, before the sample stays as it is. */
const TRIES = 200;

/**
 * Returns the payload of an application with an answer to every question, as far as answers can be found that the form
 * accepts now and for some years.
 * @param today YYYY-MM-DD
 */
export function makeSample(service: Service, today: string): Values {
  const shape = payloadShape(service);
  const year = Number(today.slice(0, 4));
  const later = `${year + 3}${today.slice(4).replace('02-29', '02-28')}`;
  let chance = 1;
  let values = answersTo(shape, year);
  for (let left = TRIES; left > 0; left -= 1) {
    const issues = [today, later].flatMap((day) => validateAnswers(shape, values, day));
    // One at a time: answers that are compared with each other would else change together.
    const issue = issues[chance % issues.length];
    if (!issue) break;
    const at = parsePath(issue.path);
    // A file of several has its number.
    const field = fieldAt(shape, issue.path) ?? fieldAt(shape, dotted(at.slice(0, -1)));
    const all = field
      ? [...nearTo(issue.limit), ...candidates(field, year), undefined]
      : [undefined];
    // In no order, which two that are compared with each other could keep for ever; but always the same one.
    chance = (chance * 16_807) % 2_147_483_647;
    values = withValueAt(values, at, all[chance % all.length]) as Values;
  }
  return toPayload(service, prune(shape, JSON.parse(JSON.stringify(values)) as Values), 'en');
}

/** Returns what is just within a limit: the limit itself, and the days around it. */
const nearTo = (limit: Issue['limit']): Json[] =>
  typeof limit === 'string' && FULL_DAY.test(limit)
    ? [-1, 1].map((days) => new Date(Date.parse(limit) + days * DAY_MS).toISOString().slice(0, 10))
    : limit === undefined
      ? []
      : [limit];

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/u;
const DAY_MS = 86_400_000;

/** Returns an answer to every question, the likeliest to be accepted. */
export const answersTo = ({ properties }: Shape, year = new Date().getFullYear()): Values =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const [answer] = candidates(field, year);
      return answer === undefined ? [] : [[name, answer]];
    }),
  );

/** Returns answers to try, the likeliest first. */
function candidates(field: Field, year: number): readonly Json[] {
  if (isNote(field)) return [];
  if (isObject(field)) return [answersTo(field, year)];
  if (isFiles(field)) return [['sample:photo.jpg']];
  if (isList(field)) return listAnswers(field, year);
  const only = 'mustBe' in field && field.mustBe !== undefined ? [field.mustBe] : undefined;
  const chosen = 'choices' in field ? field.choices?.map(({ value }) => value) : undefined;
  if (only) return only;
  if (field.type === 'array') return chosen ? several(field as { minItems?: number }, chosen) : [];
  if (chosen) return chosen;
  if (field.type === 'boolean') return [true, false];
  if (!isString(field)) return numbers(field as { minimum?: unknown; maximum?: unknown });
  if (field.format === 'date') return dates(year);
  const own = [field.format && FORMATS[field.format], field.mask];
  return [...own.flatMap((text) => text ?? []), ...TEXTS];
}

function listAnswers(field: Extract<Field, { readonly items: Field }>, year: number): Json[] {
  if ('fixed' in field && field.fixed)
    return [field.fixed.map(({ holds }) => ({ ...rowOf(field.items, year), ...holds }))];
  const row = rowOf(field.items, year);
  return [1, 2, 3, 0].map((rows) =>
    Array.from({ length: Math.max(rows, field.minItems ?? 0) }, () => row),
  );
}

const rowOf = (items: Field, year: number): Values => (candidates(items, year)[0] ?? {}) as Values;

const several = (
  { minItems = 1 }: { readonly minItems?: number },
  chosen: readonly Json[],
): Json[] => [chosen.slice(0, minItems), [...chosen]];

function numbers({ minimum, maximum }: { minimum?: unknown; maximum?: unknown }): number[] {
  const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number');
  return [...bounds, 1, 2, 3, 30, 100, 1000, 0];
}

/** Days that stay in the past or the future for years. */
const dates = (year: number): string[] => [
  '1990-05-21',
  `${year + 12}-03-01`,
  `${year + 11}-02-01`,
  `${year - 2}-03-01`,
  '2015-05-04',
];

const FORMATS: Readonly<Record<string, string>> = {
  email: 'dana.ali@example.com',
  phone: '07501234567',
  time: '09:30',
  position: '36.191,44.009',
};

const TEXTS = ['Dana', 'A1234567', '12345', '1234567890', 'AB'];
