import { describe, expect, it } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { isFiles } from '../../src/definition/model/types/table';
import { fromPayload } from '../../src/definition/payload/payload';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { type StaffApplication, applicationIn } from '../../src/panel/applications/application';
import { asAsked, presetValues } from '../../src/panel/applications/reading/asked';
import { momentText } from '../../src/panel/base/moment';
import { photosIn } from '../../src/panel/applications/photos/staffPhotos';
import { fileName } from '../../src/platform/saveFile';

const SERVICES: readonly Service[] = readServices('schemas');

const NOTE = { id: 'n1', at: '2026-11-21T09:00:00.000Z', who: 'a@b.c', text: 'rang twice' };

const answerOf = (service: Service, answers: Values = fromPayload(service, service.sample)) => ({
  id: 'a1',
  reference: 'RG-7K3M-2QXD',
  service: service.id,
  language: 'ku',
  createdAt: '2026-11-21T08:00:00.000Z',
  title: 'Qatar',
  about: [],
  status: 'done',
  version: 3,
  notes: [NOTE],
  activity: [{ ...NOTE, kind: 'note' }],
  readAt: null,
  definitionVersion: service.version,
  answers,
  record: service.sample,
  definition: service,
});

const applicationOf = (service: Service, answers?: Values): StaffApplication =>
  applicationIn(answerOf(service, answers))!;

describe('an application', () => {
  it('is read as it came', () => {
    const service = SERVICES[0]!;
    const { answers, record, definition, ...facts } = applicationOf(service);
    expect(facts).toEqual({
      id: 'a1',
      reference: 'RG-7K3M-2QXD',
      language: 'ku',
      isRead: false,
      sentAt: null,
      sent: [],
      ...{ toCheck: false, incomplete: false, missing: [] },
      readAt: null,
      definitionVersion: service.version,
      service: service.id,
      notes: [NOTE],
      changedBy: '',
      changedAt: null,
      overdue: false,
      createdAt: '2026-11-21T08:00:00.000Z',
      title: 'Qatar',
      about: [],
      links: 0,
      requests: [],
      ...{ documents: [], files: [], given: [], unsorted: [], money: null },
      status: 'done',
      version: 3,
      assignee: null,
      due: null,
      activity: [{ ...NOTE, kind: 'note' }],
    });
    expect(definition).toBe(service);
    expect(record).toBe(service.sample);
    expect(answers).toEqual(fromPayload(service, service.sample));
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['no definition', { id: 'a1', answers: {} }],
    ['a definition without steps', { definition: { tile: {}, form: { properties: {} } } }],
  ])('that comes as %s cannot be read, and breaks nothing', (_, response) => {
    expect(applicationIn(response)).toBeUndefined();
  });
});

describe.each(SERVICES)('$id', (service) => {
  const { form, sample } = service;

  it('is asked in English', () => {
    const steps = asAsked(applicationOf(service));
    const told = steps.flatMap(({ blocks }) => blocks.flatMap(({ answers }) => answers));
    expect(steps.map(({ title }) => title)).toEqual(service.steps.map(({ title }) => title[2]));
    expect(told.length).toBeGreaterThan(0);
    for (const { path, label } of told) expect(label).toBe(form.properties[path]!.label[2]);
  });

  it('tells what the page put in and the form did not show', () => {
    const hidden = Object.entries(form.properties).filter(
      ([name, field]) => 'widget' in field && field.widget === 'hidden' && name in sample,
    );
    const telling = Object.values(form.properties).flatMap((field) =>
      ('refersTo' in field ? (field.refersTo ?? []) : []).flatMap(({ when }) =>
        Object.keys(when ?? {}),
      ),
    );
    const told = hidden.filter(([name]) => !telling.includes(name));
    const expected = told.map(([name, { label }]) => ({
      name,
      label: label[2],
      text: String(fromPayload(service, sample)[name]),
    }));
    expect(presetValues(applicationOf(service))).toEqual(expected);
  });

  it('tells what the page put in by the names that the server has looked up', () => {
    const application = applicationOf(service);
    const about = presetValues(application).map(({ name, text }) => ({
      field: name,
      value: text,
      name: `The name of ${text}`,
      kind: 'visas',
    }));
    expect(presetValues({ ...application, about })).toEqual(
      about.map(({ field, value, name }) => ({
        name: field,
        label: form.properties[field]!.label[2],
        text: name,
        record: { kind: 'visas', id: value },
      })),
    );
  });

  it('has each photo named by its field and the reference', () => {
    const names = Object.keys(form.properties).filter((name) => isFiles(form.properties[name]!));
    const sent = Object.fromEntries(names.map((name) => [name, [`${name}1`, `${name}2`]]));
    const application = applicationOf(service, { ...fromPayload(service, sample), ...sent });
    const photos = photosIn(asAsked(application), application.reference);
    expect(photos.map(({ id }) => id)).toEqual(names.flatMap((name) => sent[name]!));
    expect(photos.map(({ file }) => file)).toEqual(
      names.flatMap((name) => [1, 2].map((each) => `RG-7K3M-2QXD-${name}-${each}`)),
    );
  });
});

describe('a moment', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', /^21 November 2026, \d\d:00$/u],
    ['', /^$/u],
    ['yesterday', /^yesterday$/u],
  ])('%s is told in words', (iso, words) => {
    expect(momentText(iso)).toMatch(words);
  });
});

describe("a file's name", () => {
  it.each([
    ['RG-7K3M-2QXD-photos-1', 'RG-7K3M-2QXD-photos-1'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a<script>"b\u202Egpj', 'a-script-b-gpj'],
    ['وێنەکان ١', 'وێنەکان-١'],
    ['...', ''],
  ])('%s holds nothing that a system would trip over', (text, name) => {
    expect(fileName(text)).toBe(name);
  });
});
