import IconButton from '@mui/material/IconButton';
import { type Language, pick, type Text } from '../../../definition/language/text';
import type { RowShape } from '../../../definition/types/cells';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { PanelIcon } from '../../layout/PanelIcon';
import { speaking } from '../languages';
import { editorControlId, useIssuesWithin } from './EditorContext';
import type { EditedColumn } from './tableValue';
import { isMissing, toText } from './languageTexts';
import type { Heads } from './useHeads';
import { useTypedText } from './useTypedText';
import { t } from '../../language/t';

interface DescribedHeadProps {
  readonly row: RowShape<Text>;
  readonly columns: readonly EditedColumn[];
  readonly heads: Heads | undefined;
  readonly language: Language;
}

/** The names of the columns; where staff name them, as inputs. */
export function DescribedHead({ row, columns, heads, language }: DescribedHeadProps) {
  // Only what comes after the described cells was added, and may go.
  const own = Object.keys(row.properties).length;
  return (
    <thead>
      <tr>
        {columns.map(({ title }, column) => (
          <th key={column} scope="col">
            <span className="pn-cells-head">
              {heads ? (
                <HeadInput heads={heads} column={column} language={language} />
              ) : (
                <span>{title}</span>
              )}
              {heads && columns.length > own && column > 0 && (
                <IconButton
                  size="small"
                  aria-label={t('Remove the column {{title}}', { title })}
                  onClick={() => heads.remove(column)}
                >
                  <PanelIcon shape="close" />
                </IconButton>
              )}
            </span>
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}

interface HeadInputProps {
  readonly heads: Heads;
  readonly column: number;
  readonly language: Language;
}

function HeadInput({ heads, column, language }: HeadInputProps) {
  const path = `${heads.path}.${column}`;
  const [issue] = useIssuesWithin(path);
  const text = heads.texts[column] ?? toText(undefined);
  const typed = useTypedText(pick(text, language), (next) => heads.name(column, language, next));
  return (
    <input
      id={editorControlId(path)}
      className="pn-cell"
      aria-label={t('Name of column {{number}}, {{language}}', {
        number: column + 1,
        language: t(LANGUAGE_NAMES[language]),
      })}
      aria-invalid={issue === undefined ? undefined : true}
      title={issue?.words}
      {...speaking(language)}
      data-missing={isMissing(text, language) || undefined}
      placeholder={t('Name')}
      value={typed.text}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.leave}
    />
  );
}
