import { expect, it } from 'vitest';
import { readProject } from '../../scripts/check/read';
import { EVERYTHING, soundTexts, TODAY } from './project';

const SHARED = 'schemas/shared/person.json';

/** Returns the label of a field that is shared, beside a list of options with the name of the shared file. */
function labelWith(shared: string): string | undefined {
  const texts = new Map(soundTexts());
  texts.set('schemas/lists/person.json', texts.get('schemas/lists/districts.json') ?? '');
  texts.set(SHARED, shared);
  const { project } = readProject(texts, TODAY);
  const found = project.services.find(({ path }) => path === EVERYTHING);
  return found?.service.form.properties.firstName?.label[2];
}

it('resolves services again when a shared file changes that has the name of a list', () => {
  const shared = soundTexts().get(SHARED) ?? '';
  const before = labelWith(shared) ?? '';
  expect(shared).toContain(`"${before}"`);
  expect(labelWith(shared.replaceAll(`"${before}"`, '"Another label"'))).toBe('Another label');
});
