import { type FieldProps, type UiSchema, toFieldPathId } from '@rjsf/utils';
import { useEffect, useLayoutEffect, useEffectEvent, useRef, useState, memo, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../useTranslate';
import { isObject, type ListField as ListOf } from '../../definition/model/field';
import {
  isRecord,
  type Json,
  type Path,
  valueAt,
  type Values,
} from '../../definition/model/values';
import { controlId } from '../controlId';
import { fieldOptions } from '../rjsf/fieldOptions';
import deepEquals from '../rjsf/lean/deepEquals';
import { newRow } from '../../definition/model/prefill';
import { useFullPath, useList, useScope } from '../scope/ScopeContext';
import { AddRow } from './AddRow';
import { Entry } from './Entry';
import { GroupFrame } from './FieldFrame';
import { SchemaField } from './SchemaField';
import { useUndo } from './useUndo';

const NO_ROWS: Json[] = [];

/**
 * Renders a list whose rows are edited in place. New rows are empty, or are filled in before they
 * are added (docs/requirements.md, P25: a career row needs its fields before it can be added).
 */
export function ListRowsField(props: FieldProps) {
  const { fieldPathId, onChange, schema, uiSchema, readonly } = props;
  const formData: unknown = props.formData;
  const { path } = fieldPathId;
  const t = useTranslate();
  const { scope, environment } = useScope();
  const options = fieldOptions(uiSchema);
  const rows = Array.isArray(formData) ? (formData as Json[]) : NO_ROWS;
  const [added, setAdded] = useState(0);
  const byEntries = options.control === 'entries';
  useRowFocus(path, rows.length, !byEntries && added > 0);
  const list = useList(path);
  const isLeast = rows.length <= leastRows(list);
  const { maxItems: limit = Infinity } = options;
  const mayGrow = !readonly && rows.length < limit;
  const id = controlId(useFullPath(path));
  const { keys, keysWithRow, keysWithoutRow } = useRowKeys(rows.length);
  const itemUi = uiSchema?.items as UiSchema | undefined;
  const undo = useUndo({
    list: path,
    count: rows.length,
    what: fieldOptions(itemUi).label,
    onDelete(left, index) {
      keysWithoutRow(index);
      onChange(left, path);
    },
    onRestore(all, index) {
      flushSync(() => {
        keysWithRow(index);
        onChange(all, path);
      });
      const shown = document.getElementById(id)?.querySelectorAll(':scope > .rg-rows > .rg-row');
      shown?.[index]?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    },
  });
  const begun = (row: Json): Json =>
    beginning(list, row, rows.at(-1), valueAt(scope.store.getState().values, path.slice(0, -1)));
  const open = useEffectEvent(() => {
    if (!list.begins || readonly || rows.length > 0) return;
    onChange([begun(newRow(list, { today: environment.ports.today() }))], path);
  });
  useEffect(() => open(), []);
  const { items } = list;
  const add = (row: Json) => {
    keysWithRow(rows.length);
    onChange([...rows, row], path);
    setAdded((times) => times + 1);
  };
  return (
    <GroupFrame path={path} options={options}>
      {rows.length > 0 && (
        <ol className="rg-rows">
          {rows.map((row, index) => (
            <Row
              key={keys[index]}
              {...props}
              index={index}
              schema={schema.items as typeof schema}
              uiSchema={itemUi}
              formData={row}
              onDelete={readonly || isLeast ? undefined : undo.remove}
            />
          ))}
        </ol>
      )}
      {undo.offer}
      {!readonly && rows.length >= limit && (
        <p className="rg-help">{t('form.noMoreRows', { limit })}</p>
      )}
      {mayGrow &&
        (byEntries && isObject(items) ? (
          <Entry
            key={added}
            items={items}
            list={path}
            rows={rows}
            first={added === 0}
            onAdd={add}
          />
        ) : (
          <AddRow path={path} onAdd={(row) => add(begun(row))} />
        ))}
    </GroupFrame>
  );
}

/** Returns a new row with the answers that it takes from the previous row, or from beside the list. */
function beginning(
  { begins = {} }: ListOf<unknown>,
  row: Json,
  last: Json | undefined,
  beside: Json | undefined,
): Json {
  const source = last ?? beside;
  if (!isRecord(row) || !isRecord(source)) return row;
  const named = Object.entries((last === undefined ? begins.first : begins.next) ?? {});
  const taken = named.flatMap(([name, other]): [string, Json][] => {
    const answer = source[other];
    return answer === undefined || answer === '' ? [] : [[name, answer]];
  });
  return { ...row, ...Object.fromEntries(taken) } satisfies Values;
}

/** Returns the least number of rows: a list that opens with rows keeps those required (docs/requirements.md, P30). */
const leastRows = ({ prefill, minItems = 0 }: ListOf<unknown>): number =>
  prefill === undefined ? 0 : minItems;

const NEWEST = ':scope > .rg-rows > .rg-row:last-child :is(input, select, textarea, button)';

/** Moves the focus to a new row, if wanted, and to the list when the focused row was removed. */
function useRowFocus(list: Path, count: number, toNewest: boolean): void {
  const id = controlId(useFullPath(list));
  const before = useRef(count);
  useLayoutEffect(() => {
    const grown = count - before.current;
    before.current = count;
    const element = grown === 0 ? null : document.getElementById(id);
    if (grown > 0 && toNewest) element?.querySelector<HTMLElement>(NEWEST)?.focus();
    const isLost = document.activeElement === document.body;
    if (grown < 0 && isLost) element?.focus({ preventScroll: true });
  }, [count, id, toNewest]);
}

let last = 0;
const newKey = (): number => (last += 1);
const newKeys = (count: number): readonly number[] => Array.from({ length: count }, newKey);

/**
 * Returns the keys of a list's rows, which stay with their rows when others are added or deleted, so that only these
 * are rendered. If their number has changed in another way, all rows are new.
 */
function useRowKeys(count: number) {
  const [kept, setKeys] = useState(() => newKeys(count));
  let keys = kept;
  if (keys.length !== count) {
    keys = newKeys(count);
    setKeys(keys);
  }
  return {
    keys,
    keysWithRow: (index: number) =>
      setKeys((now) => [...now.slice(0, index), newKey(), ...now.slice(index)]),
    keysWithoutRow: (index: number) => setKeys((now) => now.filter((_, at) => at !== index)),
  };
}

interface RowProps extends FieldProps {
  readonly index: number;
  /** Undefined: the row cannot be deleted. It is not compared, so it must stay valid. */
  readonly onDelete: ((index: number) => void) | undefined;
}

const Row = memo(function Row({ index, onDelete, ...list }: RowProps) {
  const { uiSchema, registry, fieldPathId: parent } = list;
  const t = useTranslate();
  const fieldPathId = useMemo(
    () => toFieldPathId(index, registry.globalFormOptions, parent),
    [index, registry, parent],
  );
  const { control, label: what } = fieldOptions(uiSchema);
  // A row with a single field is named by that field.
  const isGroup = control === 'block';
  const title = t('form.row', { what, number: index + 1 });
  return (
    <li className="rg-row">
      {isGroup && (
        <p className="rg-row-title" aria-hidden="true">
          {title}
        </p>
      )}
      <div role="group" aria-label={title} className="rg-row-fields">
        <SchemaField {...list} fieldPathId={fieldPathId} />
      </div>
      {onDelete && (
        <button
          type="button"
          className="rg-button rg-button-quiet rg-delete-row"
          aria-label={`${t('form.delete')}: ${title}`}
          onClick={() => onDelete(index)}
        >
          {t('form.delete')}
        </button>
      )}
    </li>
  );
}, deepEquals);
