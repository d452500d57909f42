import type { Language, Text } from '../../../definition/language/text';
import type { Json } from '../../../definition/model/values';
import { useEditor, useValueAt } from './EditorContext';
import { fittedRows, type TableValue, widthOf } from './tableValue';
import { toText, withLanguage } from './languageTexts';

/** The heads of a table whose columns staff name. */
export interface Heads {
  /** Dotted. */
  readonly path: string;
  readonly texts: readonly Text[];
  readonly name: (column: number, language: Language, words: string) => void;
  readonly add: () => void;
  readonly remove: (column: number) => void;
}

/**
 * The heads of a table, which are a list beside it. Whatever changes them leaves heads and rows equally long.
 * @param name of that list; undefined: the columns have names of their own
 */
export function useHeads(path: string, name: string | undefined, table: TableValue) {
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
  const heads: Heads = {
    path: headsPath,
    texts,
    name(column, language, words) {
      const named = texts.map((head, index) =>
        index === column ? withLanguage(head, language, words) : head,
      );
      put(named, fittedRows(table, width));
    },
    add: () => put([...texts, toText(undefined)], fittedRows(table, width + 1)),
    remove: (column) =>
      put(
        texts.toSpliced(column, 1),
        fittedRows(table, width).map((row) => row.toSpliced(column, 1)),
      ),
  };
  return heads;
}
