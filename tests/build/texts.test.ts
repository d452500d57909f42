import { expect, it } from 'vitest';
import { texts } from '../../scripts/vite/texts';
import { ISSUE_CODES } from '../../src/definition/model/issue';

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns a part of the texts as the plugin writes it. */
function part(name: string): Groups {
  const { load } = texts('locales');
  const code = (load as (this: object, id: string) => string).call(
    { addWatchFile: () => undefined },
    `\0virtual:texts/${name}`,
  );
  return JSON.parse(code.slice('export default '.length, -1)) as Groups;
}

it('puts the texts of errors that pages translate into each, and none that only the server writes', () => {
  const { errors = {} } = part('en/shell');
  const onPages = [...ISSUE_CODES, 'ask', 'refused', 'server'];
  expect(Object.keys(errors).toSorted()).toEqual(onPages.toSorted());
});
