import settings from '../../../../schemas/serviceSettings.json';
import type { ContentKind } from '../../../definition/content/contentType';
import type { Properties } from '../../../definition/model/field';
import type { Text } from '../../../definition/model/text';
import { type Json, parsePath, withValueAt } from '../../../definition/model/values';

/* The parts of a service beside its questions, as records of content have them: the editor of content edits them. */

type Names = Readonly<Record<string, Text>>;

/** Returns the fields of a tab with what can be chosen in some of them, by their paths. */
function fieldsOf(tab: keyof typeof settings, choices: Readonly<Record<string, Names>>) {
  const fields = Object.entries(choices).reduce<Json>((done, [path, names]) => {
    const all = Object.entries(names).map(([value, label]) => ({ value, label: [...label] }));
    return withValueAt(done, [...parsePath(path), 'choices'], all);
  }, settings[tab]);
  return fields as unknown as Properties;
}

/** Returns the fields of tile and page: what visitors read before and after the questions. */
export const pageFields = (contents: readonly ContentKind[]): Properties =>
  fieldsOf('page', {
    'page.properties.content': Object.fromEntries(
      contents
        .filter(({ many, fields }) => !many && 'overview' in fields)
        .map(({ id, title }) => [id, title]),
    ),
  });

/**
 * Returns the fields of what staff do with applications.
 * @param statuses those that can follow by themselves
 * @param days the questions that are answered with a day
 */
export const processFields = (statuses: Names, days: Names): Properties =>
  fieldsOf('process', {
    'staff.properties.statuses.items.properties.onceSent': statuses,
    'staff.properties.endDates.items.properties.field': days,
  });
