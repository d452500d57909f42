import { describe, expect, it } from 'vitest';
import { prune } from '../../src/definition/validate/prune';
import { fromPayload, toPayload } from '../../src/definition/payload/payload';
import type { ServiceModule } from '../../src/definition/validate/serviceModule';
import { keepPicture } from '../../src/panel/base/pendingPictures';
import { formDataOf } from '../../src/panel/data/formDataOf';
import { inboxOf } from '../../src/panel/basicApi/applicationOf';
import { applicationOf } from '../../src/panel/basicApi/applicationOf';
import { asksFirstName, services } from '../server/submit/submission';

const moduleOf = (service: (typeof services)[number]): ServiceModule => ({
  service,
  validate: () => null,
});

describe.each(services.map((service) => [service.id, service] as const))('%s', (_, service) => {
  const module = moduleOf(service);
  const answers = prune(service.form, fromPayload(service, service.sample));
  const record = { ...toPayload(service, answers, 'en'), id: 41 };

  it.each([
    ['by itself', record],
    ['in a list', [record]],
    ['under data', { data: record, message: 'ok' }],
    ['with more than was asked', { ...record, updated_by: 7, status: 'open' }],
  ])('is read from a record %s', (_name, answer) => {
    const application = applicationOf(module, answer);
    expect(application).toMatchObject({ id: '41', reference: '41', isRead: true });
    expect(application?.answers).toEqual(answers);
  });

  it('is listed, and found by a name where the server does not search', () => {
    const list = [record, { ...record, id: 42, firstName: 'Zhilwan' }, 'nonsense', {}];
    expect(inboxOf(module, '', list)).toMatchObject({
      total: 2,
      rows: [{ id: '41' }, { id: '42' }],
    });
    const found = inboxOf(module, 'zhil', list).rows.map(({ id }) => id);
    expect(found).toEqual(asksFirstName(service) ? ['42'] : []);
    const searched = { data: list, total: 90 };
    expect(inboxOf(module, 'no such', searched)).toMatchObject({ total: 90, rows: [{}, {}] });
  });
});

it('is nothing where there is no record', () => {
  const [service] = services;
  for (const answer of [undefined, null, [], {}, { data: null }, 'x']) {
    expect(service && applicationOf(moduleOf(service), answer)).toBeUndefined();
  }
});

it('sends a record as form data, with pictures that wait as files', () => {
  const one = keepPicture(new File(['1'], 'one.jpg'));
  const two = keepPicture(new File(['2'], 'two.jpg'));
  const body = formDataOf({
    name: ['ناو', 'اسم', 'Name'],
    code: 'EBL',
    price: 7,
    open: false,
    none: null,
    cover: one,
    photos: ['uploads/a.jpg', two],
    rows: [{ photo: one, title: 'x' }],
    table: [[['a', 'b', 'c']], []],
  });
  const parts = [...body].map(([name, part]) => [
    name,
    typeof part === 'string' ? part : part.name,
  ]);
  expect(parts).toEqual([
    ['name', '["ناو","اسم","Name"]'],
    ['code', 'EBL'],
    ['price', '7'],
    ['open', 'false'],
    ['cover', 'one.jpg'],
    ['photos', 'two.jpg'],
    ['photos', '["uploads/a.jpg"]'],
    ['rows.0.photo', 'one.jpg'],
    ['rows', '[{"title":"x"}]'],
    ['table', '[[["a","b","c"]],[]]'],
  ]);
});
