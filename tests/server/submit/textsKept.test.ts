import { describe, expect, test } from 'vitest';
import {
  isList,
  isObject,
  isString,
  type Field,
  type Shape,
} from '../../../src/definition/model/field';
import { fromPayload } from '../../../src/definition/payload/payload';
import type { Service } from '../../../src/definition/model/service';
import {
  dotted,
  isNone,
  isRecord,
  type Json,
  type Path,
  type Values,
} from '../../../src/definition/model/values';
import { valueAt, withValueAt } from '../../../src/definition/model/values';
import { isStorable } from '../../../src/server/http/storableText';
import { figure, proves } from '../../requirements/figure';
import { copyPhoto } from '../photos/pictures';
import { startServer } from '../support/harness';
import { isLong } from '../support/long';
import { NAUGHTY } from './naughtyTexts';
import { issuesOf } from '../support/scenario';
import { sampleRequest, services } from './submission';

const { app, login } = await startServer({ reencode: copyPhoto });
const staff = await login();

interface Place {
  readonly path: Path;
  readonly longest: number;
}

/** The places of a sample's answers that hold free text. */
function placesIn({ properties }: Shape, values: Values, here: Path = []): Place[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    placesAt(field, values[name], [...here, name]),
  );
}

function placesAt(field: Field<unknown>, value: Json | undefined, path: Path): Place[] {
  if (isObject(field)) return isRecord(value) ? placesIn(field as Shape, value, path) : [];
  if (isList(field)) {
    const rows = Array.isArray(value) ? value : [];
    return rows.flatMap((row, index) => placesAt(field.items, row, [...path, index]));
  }
  if (!isString(field) || typeof value !== 'string') return [];
  const { format, choices, pattern, widget, calculate, maxLength } = field;
  if (format ?? choices ?? pattern ?? calculate) return [];
  if (widget === 'code' || widget === 'note') return [];
  return [{ path, longest: maxLength ?? (widget === 'textarea' ? 5000 : 500) }];
}

/** Returns whether a text must be accepted: it can be stored, is not blank, and is not too long. */
const isMust = (text: string, { longest }: Place): boolean =>
  isStorable(text) && !isNone(text) && [...text].length <= longest;

/** Submits the sample with other texts in these places; returns the response. */
async function send(service: Service, texts: readonly (readonly [Place, string])[]) {
  const change = (values: Values): Values =>
    texts.reduce<Values>(
      (changed, [{ path }, text]) => withValueAt(changed, path, text) as Values,
      values,
    );
  return app.inject(await sampleRequest(service, {}, change));
}

async function readNewest(service: Service): Promise<Values> {
  const url = `/api/${service.staff.list}?perPage=1`;
  const { data } = (await app.inject({ url, headers: staff })).json<{ data: Values[] }>();
  return fromPayload(service, data[0] ?? {});
}

const counted = { places: 0, kept: 0, changed: 0, refused: 0 };
const named = services.map((service) => [service.id, service] as const);

/** How many services try a text in a short run. */
const TRIALS = 3;

describe.each(named)('%s', { ...proves('R31'), timeout: 600_000 }, (_, service) => {
  const number = services.indexOf(service);
  const places = placesIn(service.form, fromPayload(service, service.sample));
  counted.places += places.length;

  test('keeps every text unchanged', async () => {
    const musts = places.map((place) => NAUGHTY.filter((text) => isMust(text, place)));
    const count = Math.max(...musts.map(({ length }) => length));
    const share = isLong ? 1 : TRIALS / services.length;
    const first = Math.floor((count * number) / services.length);
    const step = isLong ? 1 : places.length;
    const rounds = Math.ceil((count * share) / step);
    const changed: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const texts = places.map((place, at) => {
        const own = musts[at] ?? [];
        return [place, own[(first + round * step + at) % own.length] ?? ''] as const;
      });
      const response = await send(service, texts);
      expect(response.statusCode, JSON.stringify(texts) + response.body).toBe(201);
      const read = await readNewest(service);
      for (const [{ path }, text] of texts) {
        if (valueAt(read, path) === text) counted.kept += 1;
        else changed.push(`${dotted(path)}: ${JSON.stringify(text)}`);
      }
    }
    counted.changed += changed.length;
    expect(changed).toEqual([]);
  });

  test('refuses at its field what it could not keep', async () => {
    // A multipart body cannot contain half of a surrogate pair.
    const halves = ['a\ud800', '\udc00b', '\ude00\ud83d'];
    const unstorable = ['a\0b', ...(service.submit.encoding === 'json' ? halves : [])];
    const tooLong = ({ longest }: Place) => 'x'.repeat(longest + 1);
    for (const textFor of [...unstorable.map((text) => () => text), tooLong]) {
      const response = await send(
        service,
        places.map((place) => [place, textFor(place)]),
      );
      expect(response.statusCode).toBe(422);
      const code = textFor === tooLong ? 'maxLength' : 'pattern';
      expect(issuesOf(response).toSorted()).toEqual(
        places.map(({ path }) => [dotted(path), code]).toSorted(),
      );
      counted.refused += places.length;
    }
  });
});

test('tries enough texts and changes none', (context) => {
  const { places, kept, changed, refused } = counted;
  expect(kept).toBeGreaterThan(0);
  expect(changed).toBe(0);
  expect(NAUGHTY.length).toBeGreaterThanOrEqual(87 + 515);
  const where = `${NAUGHTY.length} texts at ${places} places of ${services.length} services`;
  const how = isLong ? 'each at each' : `each in ${TRIALS} services`;
  figure(context, 'R31', `${where}, ${how}: ${kept} kept, ${changed} changed, ${refused} refused`);
});
