import { describe, expect, it } from 'vitest';
import type { Values } from '../../src/definition/model/values';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import { ROOT } from '../server/support/folders';

const kinds = await loadContentKinds(ROOT);
const samplesOf = (id: string): readonly Values[] =>
  kinds.find((kind) => kind.id === id)?.samples ?? [];

const [contact] = samplesOf('contactus');
const days = contact?.openingTime as { body: { from: string; to: string }; detail: string[] }[];

describe('the demo opening times', () => {
  it('are seven days and, as the eighth, the text of the footer', () => {
    expect(days).toHaveLength(8);
    expect(days[7]?.body).toEqual({ from: '', to: '' });
    expect(days[7]?.detail).not.toContain('');
  });

  it('have either hours or a text for each day', () => {
    for (const { body, detail } of days) {
      expect([body.from, body.to].map((hour) => hour === '')).toEqual(
        Array.from({ length: 2 }, () => !detail.includes('')),
      );
    }
  });
});

describe('the demo blogs', () => {
  const names = new Map(samplesOf('hashtag').map(({ id, name }) => [id, name]));
  const tags = samplesOf('blog').flatMap(
    ({ hashtag }) => hashtag as { id: string; name: string }[],
  );

  it('use the names of existing hashtags', () => {
    expect(tags).not.toHaveLength(0);
    expect(tags).toEqual(tags.map(({ id }) => ({ id, name: names.get(id) })));
  });

  it('use every hashtag', () => {
    expect(new Set(tags.map(({ id }) => id))).toEqual(new Set(names.keys()));
  });
});

/** The content type of each service type, and the fields that an offer copies from its records. */
const SERVICES: Readonly<Record<string, readonly [kind: string, fields: readonly string[]]>> = {
  Ticket: ['ticket', ['fromDestination', 'toDestination', 'photo']],
  TourGroup: ['tour_group', ['fromDestination', 'toDestination', 'photos', 'fromDate', 'toDate']],
  NormalVisa: ['normal_visa', ['name', 'image']],
  TopCountryVisa: ['top_country_visa', ['name', 'image']],
};

describe.each(Object.entries(SERVICES))('the demo special offers of %s', (type, [kind, fields]) => {
  const offers = samplesOf('special_offer').filter(({ serviceType }) => serviceType === type);

  it('are at least two', () => {
    expect(offers.length).toBeGreaterThanOrEqual(2);
  });

  it('contain the same values as the record that they offer', () => {
    for (const { service } of offers as { service: Values }[]) {
      const record = samplesOf(kind).find(({ id }) => id === service.id) ?? {};
      expect(fields.map((name) => service[name])).toEqual(fields.map((name) => record[name]));
    }
  });
});
