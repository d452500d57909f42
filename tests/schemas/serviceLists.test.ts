import { expect, it } from 'vitest';
import type { Field } from '../../src/definition/model/field';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import { services } from '../fixtures/services';
import { ROOT } from '../server/support/folders';

const kinds = await loadContentKinds(ROOT);
const fieldOf = (kind: string, name: string): Field | undefined =>
  kinds.find(({ id }) => id === kind)?.fields[name];
const titles = new Map(services.map(({ id, tile }) => [id, tile.title]));

it('service_facts has a row for each service, by its title', () => {
  const field = fieldOf('service_facts', 'services');
  const rows = field && 'fixed' in field ? (field.fixed ?? []) : [];
  expect(new Map(rows.map(({ holds, label }) => [holds.id, label]))).toEqual(titles);
});

it('a blog can lead to each service, by its title', () => {
  const field = fieldOf('blog', 'service');
  const choices = field && 'choices' in field ? (field.choices ?? []) : [];
  const named = choices.filter(({ value }) => value !== '');
  expect(new Map(named.map(({ value, label }) => [value, label]))).toEqual(titles);
});
