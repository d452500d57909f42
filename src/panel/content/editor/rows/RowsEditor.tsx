import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type ListField, isObject, type Field } from '../../../../definition/model/field';
import { emptyValue } from '../../../../definition/model/types/recordTable';
import { isWithin, type Json, isRecord, type Values } from '../../../../definition/model/values';
import { PanelIcon } from '../../../base/PanelIcon';
import { type EditedRows, useIssuesWithin, useEditor } from '../EditorContext';
import { FieldGroup } from '../FieldGroup';
import { isOneLine } from '../GroupTemplate';
import { AddButton, RowTools } from '../../../data/RowTools';
import { useRows } from './useRows';
import { t } from '../../../language/t';
import { ownText, inList } from '../../../language/panelLanguage';
import { referredKind } from '../../../../definition/content/contentReferences';
import { MissingChips } from '../../StateChip';
import { draftTitle, hasImage, recordImage } from '../../draftTitle';
import type { Referred } from '../../useReferred';
import { Photo } from '../pictures/Photo';
import { namedIn } from './rowReferences';

interface RowsEditorProps extends EditedRows {
  readonly items: ListField['items'];
  readonly children: (row: Json, index: number) => ReactNode;
}

/** Rows of fields, moved by buttons, or by Alt and an arrow. Those of more than a line are folded to what they say. */
export function RowsEditor({ items, path, label, rows, children }: RowsEditorProps) {
  const { keys, add, remove, move, announcement } = useRows(path, rows);
  const issues = useIssuesWithin(path);
  const isFilled = (_: number, index: number) =>
    JSON.stringify(rows[index]) !== JSON.stringify(emptyValue(items));
  const isFaulty = (_: number, index: number) =>
    issues.some((issue) => isWithin(issue.path, `${path}.${index}`));
  const { isFolded, fold, foldAll } = useFolded(keys, keys.filter(isFilled), keys.filter(isFaulty));
  const canFold = items.type === 'object' && !isOneLine(items);
  const isAnyFolded = keys.some(isFolded);
  const rowName = ownText(items.label);
  const nameOf = (index: number) => `${rowName} ${index + 1}`;
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    // A list in a row of another list has keys of its own.
    event.stopPropagation();
    move(index, index + step);
  };
  return (
    <FieldGroup className="pn-rows" {...{ path, label, announcement }}>
      <ol className="stack">
        {rows.map((row, index) => {
          const key = keys[index] ?? index;
          const isOpen = !canFold || !isFolded(key);
          return (
            <li
              key={key}
              className={classOf(items)}
              tabIndex={-1}
              aria-label={nameOf(index)}
              onKeyDown={(event) => moveByKey(event, index)}
            >
              <div className="pn-row-head line">
                {canFold && (
                  <button
                    type="button"
                    className="pn-bare pn-row-fold row"
                    aria-expanded={isOpen}
                    onClick={() => fold(key, isOpen)}
                  >
                    <PanelIcon shape={isOpen ? 'up' : 'down'} />
                    <span>{nameOf(index)}</span>
                    {!isOpen && <FoldedRow items={items} row={row} />}
                  </button>
                )}
                <RowTools
                  name={nameOf(index)}
                  index={index}
                  count={rows.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => {
                    fold(key, false);
                    remove(index);
                  }}
                />
              </div>
              {isOpen && children(row, index)}
            </li>
          );
        })}
      </ol>
      <div className="row">
        <AddButton onClick={() => add(emptyValue(items))}>
          {t('Add {{name}}', { name: rowName.toLowerCase() })}
        </AddButton>
        {canFold && rows.length > 1 && (
          <Button onClick={() => foldAll(!isAnyFolded)}>
            {isAnyFolded ? t('Open all rows') : t('Collapse all rows')}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

function classOf(items: ListField['items']): string {
  if (items.type !== 'object') return 'pn-row pn-row-one';
  return isOneLine(items) ? 'pn-row pn-row-line' : 'pn-row';
}

/**
 * Which rows of a list are folded to one line: at first those that say something, if there are several rows.
 * @param keys of all rows
 * @param filled at first, the keys of those that say something
 * @param faulty the keys of those that must be seen; they stay open when the fault is gone, since somebody is typing there
 */
function useFolded(keys: readonly number[], filled: readonly number[], faulty: readonly number[]) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(
    () => new Set(keys.length > 1 ? filled : []),
  );
  if (faulty.some((key) => folded.has(key))) {
    setFolded(new Set([...folded].filter((key) => !faulty.includes(key))));
  }
  return {
    isFolded: (key: number) => folded.has(key),
    fold: (key: number, isFolded: boolean) =>
      setFolded((before) => {
        const others = [...before].filter((each) => each !== key);
        return new Set(isFolded ? [...others, key] : others);
      }),
    /** Folds all rows, or opens all of them. */
    foldAll: (isFolded: boolean) => setFolded(new Set(isFolded ? keys : [])),
  };
}

/** What a folded row says: its picture, the records that it names or else its text, and what is missing. */
function FoldedRow({ items, row }: { readonly items: ListField['items']; readonly row: Json }) {
  const { referred } = useEditor();
  if (!isObject(items) || !isRecord(row)) return null;
  const { properties } = items;
  return (
    <>
      {hasImage(properties) && (
        <Photo className="pn-thumb" address={recordImage(properties, row)} name="" />
      )}
      <bdi>{namesIn(properties, row, referred) || draftTitle(properties, row)}</bdi>
      <MissingChips fields={properties} record={row} />
    </>
  );
}

/** The names of the records that a row names: "Canada, Student, Work". */
function namesIn(
  properties: Readonly<Record<string, Field>>,
  row: Values,
  referred: Referred,
): string {
  const names = Object.entries(properties).flatMap(([name, field]) => {
    const kind = referredKind(field) ?? namedIn(field)?.kind;
    const value = row[name];
    const ids = Array.isArray(value) ? value : [value];
    const known = kind === undefined ? undefined : referred[kind];
    return known ? ids.flatMap((id) => known.find((record) => record.id === id)?.name ?? []) : [];
  });
  return inList(names);
}
