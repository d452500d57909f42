import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { type Language, pick, type Text } from '../../../../definition/model/text';
import type { Json } from '../../../../definition/model/values';
import type { RowShape } from '../../../../definition/model/types/cells';
import { LANGUAGE_NAMES } from '../../../../contract/staffWords';
import { PanelIcon } from '../../../base/PanelIcon';
import { languageAttributes } from '../../../../definition/language/languageFacts';
import { CellsTable } from './CellsTable';
import {
  type EditedField,
  type EditedValue,
  useEditor,
  useIssuesWithin,
  useValueAt,
} from '../EditorContext';
import { isMissing, toText, withLanguage } from '../../../data/texts/languageTexts';
import { leaveColumn } from './leaveColumn';
import { cellInput } from './TableCell';
import { TableField } from './TableField';
import {
  describedColumns,
  fittedRows,
  type TableValue,
  tableValueOf,
  widthOf,
  withDescribedRow,
} from './tableValue';
import { useTypedText } from '../../../data/texts/useTypedText';
import { t } from '../../../language/t';

/** A table: with the columns that its field describes, or with whatever columns staff make. */
export const CellsInput = memo(function CellsInput({ field, ...props }: EditedField) {
  return field.widget === 'table' && field.row ? (
    <DescribedTable {...props} row={field.row} heads={field.heads} />
  ) : (
    <TableField {...props} />
  );
});

interface DescribedTableProps extends EditedValue {
  readonly row: RowShape<Text>;
  /** The field beside the table that names its columns. */
  readonly heads: string | undefined;
}

function DescribedTable({ path, label, value, row, heads: headsName }: DescribedTableProps) {
  const { set } = useEditor();
  const table = tableValueOf(value);
  const heads = useHeads(path, headsName, table);
  const columns = describedColumns(row, heads?.texts);
  // Only what comes after the described cells was added, and may go.
  const hasAdded = columns.length > Object.keys(row.properties).length;
  return (
    <CellsTable
      path={path}
      label={label}
      table={table}
      columns={columns}
      heads={heads?.texts}
      head={(column, language) => {
        const title = columns[column]?.title ?? '';
        if (!heads) return <span>{title}</span>;
        return (
          <>
            <HeadInput heads={heads} column={column} language={language} />
            {hasAdded && column > 0 && (
              <IconButton
                size="small"
                aria-label={t('Remove the column {{title}}', { title })}
                onClick={({ currentTarget }) => {
                  leaveColumn(currentTarget);
                  heads.remove(column);
                }}
              >
                <PanelIcon shape="close" />
              </IconButton>
            )}
          </>
        );
      }}
      onAddRow={() => set(path, withDescribedRow(table, columns))}
      onAddColumn={heads?.add}
    />
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
      {...cellInput(path, issue?.words, typed)}
      aria-label={t('Name of column {{number}}, {{language}}', {
        number: column + 1,
        language: t(LANGUAGE_NAMES[language]),
      })}
      {...languageAttributes(language)}
      data-missing={isMissing(text, language) || undefined}
      placeholder={t('Name')}
    />
  );
}

type Heads = NonNullable<ReturnType<typeof useHeads>>;

/**
 * The heads of a table, which are a list beside it. Whatever changes them leaves heads and rows equally long.
 * @param name of that list; undefined: the columns have names of their own
 */
function useHeads(path: string, name: string | undefined, table: TableValue) {
  const { set } = useEditor();
  const headsPath = path.replace(/[^.]*$/u, name ?? '');
  const held = useValueAt(headsPath);
  if (name === undefined) return undefined;
  const own = Array.isArray(held) ? held.map(toText) : [];
  // Rows of other makers may be wider than their heads.
  const width = Math.max(own.length, widthOf(table));
  const texts = Array.from({ length: width }, (_, index) => own[index] ?? toText(undefined));
  const put = (heads: readonly (readonly string[])[], rows: Json[][]) => {
    set(
      headsPath,
      heads.map((head) => [...head]),
    );
    set(path, rows);
  };
  return {
    path: headsPath,
    texts,
    name(column: number, language: Language, words: string) {
      const named = texts.map((head, index) =>
        index === column ? withLanguage(head, language, words) : head,
      );
      put(named, fittedRows(table, width));
    },
    add: () => put([...texts, toText(undefined)], fittedRows(table, width + 1)),
    remove: (column: number) =>
      put(
        texts.filter((_, at) => at !== column),
        fittedRows(table, width).map((row) => row.filter((_, at) => at !== column)),
      ),
  };
}
