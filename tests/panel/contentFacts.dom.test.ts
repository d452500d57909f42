import { render } from '@testing-library/react';
import { contents } from 'virtual:contents';
import { describe, expect, it } from 'vitest';
import type { Field, Properties } from '../../src/definition/model/field';
import type { Language, Text } from '../../src/definition/model/text';
import type { Json, Values } from '../../src/definition/model/values';
import { typedNumber } from '../../src/panel/data/texts/numbers';
import { rowReferences } from '../../src/panel/content/editor/rows/rowReferences';
import { copiedFrom, isMissing } from '../../src/panel/data/texts/languageTexts';
import { moved } from '../../src/panel/designer/core/lists';
import { isWithin } from '../../src/definition/model/values';
import { inFieldOrder } from '../../src/panel/content/record/editorIssues';
import { pathTitle } from '../../src/panel/content/pathTitle';
import { recordListColumns } from '../../src/panel/content/list/listColumns';
import { recordImage, draftTitle, namingFields } from '../../src/panel/content/draftTitle';
import { toRecord, toRecordPage } from '../../src/panel/content/records';
import { tabsOf } from '../../src/panel/layout/tabs';
import { shownIn, shows } from '../../src/panel/content/record/RecordPage';
import { kindCalled, panelPages } from '../../src/panel/pages';
import { kindsNamed } from '../../src/definition/content/contentReferences';

const label = (en: string): Text => ['', '', en];
const text = (en: string): Field => ({ type: 'string', translated: true, label: label(en) });
const image = (en: string): Field => ({ type: 'string', widget: 'image', label: label(en) });

const FIELDS: Properties = {
  body: { type: 'string', translated: true, widget: 'textarea', label: label('Text') },
  title: text('Title'),
  photos: { type: 'array', label: label('Photos'), items: image('Photo') as never },
  needs: {
    type: 'array',
    label: label('Requirements'),
    items: { type: 'object', label: label('Requirement'), properties: { title: text('Title') } },
  },
  place: {
    type: 'object',
    label: label('Place'),
    properties: { latitude: { type: 'number', label: label('Latitude') } },
  },
  prices: { type: 'array', widget: 'table', label: label('Prices') },
};

describe('the place of an issue is called', () => {
  it.each([
    ['title', 'Title'],
    ['title.1', 'Title, Arabic'],
    ['needs.1.title.0', 'Requirements #2, Title, Kurdish'],
    ['photos.0', 'Photos #1'],
    ['place.latitude', 'Place, Latitude'],
    ['prices.2.1.0', 'Prices #3'],
    ['other.2', 'other.2'],
  ])('%s: %s', (path, title) => expect(pathTitle(FIELDS, path)).toBe(title));
});

describe('a record', () => {
  it.each<[string, Values]>([
    ['Erbil', { title: ['هەولێر', 'أربيل', 'Erbil'] }],
    ['هەولێر', { title: ['هەولێر', '', ''] }],
    ['', { body: ['', '', 'Long text'] }],
    ['', {}],
  ])('is called %j', (name, record) => expect(draftTitle(FIELDS, record)).toBe(name));

  it('is called by both ends of a journey, or by what a group or a choice says', () => {
    const journey = { fromDestination: text('From'), toDestination: text('To') };
    const ends = { fromDestination: ['', '', 'Erbil'], toDestination: ['', '', 'Basra'] };
    expect(draftTitle(journey, ends)).toBe('Erbil – Basra');
    const group = { car: { type: 'object', label: label('Car'), properties: FIELDS } } as const;
    expect(draftTitle(group, { car: { title: ['', '', 'Van'] } })).toBe('Van');
    const choices = [{ value: 2, label: label('Second') }];
    const choice = { place: { type: 'integer', label: label('Place'), choices } } as const;
    expect(draftTitle(choice, { place: 2 })).toBe('Second');
  });

  it.each<[Values, string | undefined]>([
    [{ photos: ['/content/a.svg', '/content/b.svg'] }, '/content/a.svg'],
    [{ photos: ['', '/content/b.svg'] }, '/content/b.svg'],
    [{ photos: ['pending/1'] }, 'pending/1'],
    [{ photos: [], cover: { photo: '/content/c.svg' } }, '/content/c.svg'],
    [{ photos: [], cover: { photo: '' }, flag: '/content/d.svg' }, '/content/d.svg'],
    [{ photos: [] }, undefined],
    [{}, undefined],
  ])('of %j shows %s', (record, address) => {
    const cover = { type: 'object', label: label('Cover'), properties: { photo: image('Photo') } };
    const fields = { ...FIELDS, cover: cover as Field, flag: image('Flag') };
    expect(recordImage(fields, record)).toBe(address);
  });

  it.each<[string, unknown, readonly string[], number]>([
    ['a bare list', [{ id: 'a' }, { id: 'b' }], ['a', 'b'], 2],
    ['a page', { data: [{ id: 'a' }], total: 31 }, ['a'], 31],
    ['a nested list', { data: { data: [{ id: 7 }] } }, ['7'], 1],
    ['one that was never saved', [{ title: '' }], [], 0],
    ['nothing', null, [], 0],
  ])('is read of %s', (_, response, ids, total) => {
    const page = toRecordPage(response);
    expect([page.rows.map(({ id }) => id), page.total]).toEqual([ids, total]);
  });

  it('is the first of a list, or none', () => {
    expect([toRecord([{ id: 'a' }])?.id, toRecord([])]).toEqual(['a', undefined]);
  });
});

describe('a text in three languages', () => {
  it.each<[Text, Language, boolean, Language | undefined]>([
    [['', 'نص', 'Text'], 'ku', true, undefined],
    [['', '', ''], 'ku', false, undefined],
    [['دەق', ' ', ''], 'ar', true, undefined],
    [['One two', 'نص', 'One two'], 'ku', false, 'en'],
    [['One two', 'نص', 'One two'], 'en', false, undefined],
    [['دوو وشە', 'دوو وشە', 'Two words'], 'ar', false, 'ku'],
    [['Toyota', 'تويوتا', 'Toyota'], 'ku', false, undefined],
    [['10 - 20', '10 - 20', '10 - 20'], 'ku', false, undefined],
  ])('%j in %s: missing %s, copied from %s', (words, language, missing, other) => {
    expect([isMissing(words, language), copiedFrom(words, language)]).toEqual([missing, other]);
  });
});

describe('a typed number', () => {
  it.each<[string, Json | undefined]>([
    ['12', 12],
    [' 1,250.5 ', 1250.5],
    ['١٬٢٥٠٫٥', 1250.5],
    ['-3', -3],
    ['', undefined],
    ['ten', 'ten'],
    ['1.', 1],
  ])('%j is %j', (typed, value) => expect(typedNumber(typed)).toBe(value));
});

describe('rows', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 2, ['a', 'c', 'b']],
  ])('from %i to %i', (from, to, after) => expect(moved(['a', 'b', 'c'], from, to)).toEqual(after));

  it('are distinguished by whether they only name records', () => {
    const id = { type: 'string', refersTo: [{ content: 'tag' }], label: label('Id') } as const;
    const named = { type: 'object', label: label('Tag'), properties: { id, name: text('Name') } };
    expect(rowReferences(id)).toEqual({ kind: 'tag' });
    expect(rowReferences(named as never)?.kind).toBe('tag');
    const group = { type: 'object', label: label('Fact'), properties: { title: text('Title') } };
    expect(rowReferences(group as never)).toBe(undefined);
    const service = { ...id, refersTo: [{ content: 'service' }] };
    const facts = { ...named, properties: { id: service, name: text('Name') } };
    expect(rowReferences(facts as never)).toBe(undefined);
    const tags = { type: 'array', label: label('Tags'), items: named as never } as const;
    expect(kindsNamed({ tags })).toEqual(['tag']);
  });
});

describe('issues', () => {
  it('stand in the order of the fields, those of no field last', () => {
    const issues = ['', 'needs.0.title', 'body'].map((path) => ({ path, words: '' }));
    const paths = inFieldOrder(FIELDS, issues).map(({ path }) => path);
    expect(paths).toEqual(['body', 'needs.0.title', '']);
  });

  it.each([
    ['title.1', 'title', true],
    ['title', 'title', true],
    ['titles', 'title', false],
  ])('%s is within %s: %s', (path, outer, within) => expect(isWithin(path, outer)).toBe(within));
});

describe('a record that is offered', () => {
  it.each([
    ['tour_group', 'TourGroup', true],
    ['ticket', 'TourGroup', false],
    ['blog', 'TourGroup', undefined],
  ])('%s among offers of a %s: %s', (kind, serviceType, expected) => {
    const place = shownIn(kindCalled(kind)!);
    const offer = { id: '1', serviceType, service: { id: '7' } };
    expect(place && shows(offer, place, '7')).toBe(expected);
    expect(place && shows(offer, place, '8')).toBe(expected && false);
  });
});

describe('the pages of the panel', () => {
  it('include those of the spec (docs/requirements.md, P7)', () => {
    expect(panelPages().map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        [
          'videoinfo',
          'section',
          'partners',
          'blogs',
          'about',
          'contactUs',
          'carousel',
          'tickets',
          'tours',
          'transport',
          'healthinssurance',
          'carrental',
          'cartype',
          'drivinglicense',
          'residence',
          'citizenship',
          'companyformation',
          'visa',
          'immigration',
          'specialoffers',
          'greencard',
        ].map((name) => `home/${name}`),
      ),
    );
  });

  it('have tabs whose names differ, also from that of the page', () => {
    for (const page of panelPages()) {
      const tabs = tabsOf(page);
      expect(new Set(tabs.map(({ id }) => id)).size, page.path).toBe(tabs.length);
      const titles = tabs.map(({ title }) => title);
      expect(new Set(titles).size, page.path).toBe(tabs.length);
      for (const { title, kind } of tabs) {
        if (kind && !kind.many && tabs.length > 1) expect(title).not.toBe(page.title[2]);
      }
    }
  });
});

describe('the list of a kind', () => {
  it('has the day of its records where there is room, and no column of what they are called by', () => {
    const kinds = contents.filter(({ many }) => many);
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) {
      const names = recordListColumns(kind).map(({ name }) => name);
      expect(names.slice(1).filter((name) => namingFields(kind.fields).includes(name))).toEqual([]);
      expect(names.length, kind.id).toBeLessThanOrEqual(5);
    }
    const labels = (id: string) =>
      recordListColumns(kinds.find((kind) => kind.id === id)!).map((column) => column.label);
    expect(labels('blog')).toContain('Created');
    expect(labels('tour_group')).toEqual(expect.arrayContaining(['From – To']));
  });

  it('names the records that a record lists, and shows the id of one that is gone', () => {
    const kind = contents.find(({ id }) => id === 'top_country_visa_requirements')!;
    const usa = { id: 'usa', name: 'United States', record: { id: 'usa' } };
    const column = recordListColumns(kind, { top_country_visa: [usa] }).find(
      ({ name }) => name === 'countryIds',
    );
    const countryIds = ['usa', 'atlantis'].map((id) => ({ topCountryVisa: id }));
    const { container } = render(column?.render?.({ id: '1', countryIds }));
    expect(container.textContent).toBe('United States, atlantis');
    expect(column?.render?.({ id: '2' })).toBe('');
  });
});
