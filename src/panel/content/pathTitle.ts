import { CHANGE, PUBLICATION } from '../../definition/content/publication';
import { columnsOf } from '../../definition/content/tableRows';
import type { Field, Properties } from '../../definition/model/field';
import { LANGUAGES, type Text } from '../../definition/model/text';
import { parsePath, type Path } from '../../definition/model/values';
import type { RowShape } from '../../definition/model/types/cells';
import { LANGUAGE_NAMES } from '../../contract/staffWords';
import { comma, ownText } from '../language/panelLanguage';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';

/** What says when a record is shown, which is beside its fields. */
const PUBLICATION_WORDS: Readonly<Record<string, PanelText>> = {
  [`${PUBLICATION}.draft`]: 'Draft: visitors do not see it',
  [`${PUBLICATION}.from`]: 'First day',
  [`${PUBLICATION}.until`]: 'Last day',
  [`${CHANGE}.at`]: 'Publish on',
};

/** What to call the place of an issue: "Requirements #2, Title, Arabic". */
export function pathTitle(fields: Properties, path: string): string {
  const words = PUBLICATION_WORDS[path];
  if (words !== undefined) return t(words);
  const [name = '', ...rest] = parsePath(path);
  const field = fields[name];
  return field ? ownText(field.label) + titlesIn(field, rest).join('') : path;
}

/** The text after the field's own title: a row follows a space, all else a comma. */
function titlesIn(field: Field, path: Path): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if ('properties' in field) {
    const inner = field.properties[key];
    return inner ? [comma() + ownText(inner.label), ...titlesIn(inner, rest)] : [];
  }
  if (field.type === 'array' && 'items' in field) {
    return [` #${Number(key) + 1}`, ...titlesIn(field.items, rest)];
  }
  if ('translated' in field && field.translated) {
    const language = LANGUAGES[Number(key)];
    return language ? [comma() + t(LANGUAGE_NAMES[language])] : [];
  }
  if (field.widget === 'table' && field.row) return cellTitles(field.row, path);
  // Of a table, a body or sections: the row is enough to find it.
  const row = path.find((each) => typeof each === 'number');
  return row === undefined ? [] : [` #${row + 1}`];
}

function cellTitles(row: RowShape<Text>, [index, column]: Path): string[] {
  const cell = columnsOf(row, Number(column) + 1)[Number(column)];
  return [` #${Number(index) + 1}`, ...(cell ? [comma() + ownText(cell.field.label)] : [])];
}
