import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useEffect, useLayoutEffect, useEffectEvent, useRef, useState, memo } from 'react';
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
import { useFullPath, useScope } from '../scope/ScopeContext';
import { useRowTitles } from '../rowTitle';
import { AddRow } from './AddRow';
import { Entry } from './Entry';
import { GroupFrame } from './FieldFrame';
import { changedOptions, type PlacedField, SchemaField } from './SchemaField';
import { useRows } from './useRows';
import { rowsAt, useUndo } from './useUndo';

/**
 * Renders a list whose rows are edited in place. New rows are empty, or are filled in before they
 * are added (docs/requirements.md, P25: a career row needs its fields before it can be added).
 */
export function ListRowsField({ path, schema, uiSchema, registry }: PlacedField) {
  const t = useTranslate();
  const { scope, environment } = useScope();
  const { readOnly } = environment;
  const options = fieldOptions(uiSchema);
  const { list, count, isCounted, isOpen } = useRows(path);
  const [added, setAdded] = useState(0);
  const byEntries = options.control === 'entries';
  const isLeast = count <= leastRows(list);
  const { maxItems: limit = Infinity } = options;
  const mayGrow = isOpen && count < limit;
  const { keys, keysWithRow, keysWithoutRow } = useRowKeys(count);
  const focusRow = useRowFocus(path, count);
  const itemUi = uiSchema?.items as UiSchema | undefined;
  const titleOf = useRowTitles(path);
  const undo = useUndo({
    list: path,
    count,
    titleOf,
    onDelete: keysWithoutRow,
    onRestore(index) {
      keysWithRow(index);
      focusRow(index);
    },
  });
  const begun = (row: Json): Json => {
    const { values } = scope.store.getState();
    return beginning(list, row, rowsAt(values, path).at(-1), valueAt(values, path.slice(0, -1)));
  };
  const open = useEffectEvent(() => {
    if (list.begins && !readOnly && count === 0)
      scope.set(path, [begun(newRow(list, { today: environment.ports.today() }))]);
  });
  useEffect(() => open(), []);
  const { items } = list;
  const add = (row: Json) => {
    const rows = rowsAt(scope.store.getState().values, path);
    keysWithRow(rows.length);
    // The next entry takes the focus itself.
    if (!byEntries) focusRow(rows.length);
    scope.set(path, [...rows, row]);
    setAdded((times) => times + 1);
  };
  if (isCounted && count === 0) return null;
  // Single values, which nobody adds or removes, are questions of their own: "Date of birth 2".
  const isPlain = isCounted && !isObject(items);
  const rowUi = (index: number) =>
    isPlain
      ? changedOptions(itemUi, { label: titleOf(index) })
      : Object.keys(list.fixed?.[index]?.holds ?? {}).reduce<UiSchema | undefined>(
          // What the row holds is in its title.
          (ui, name) => ({
            ...ui,
            [name]: changedOptions(ui?.[name] as UiSchema, { control: 'hidden' }),
          }),
          itemUi,
        );
  return (
    <GroupFrame path={path} options={options}>
      {count > 0 && (
        <ol className={isPlain ? 'rg-dates stack-16' : 'rg-rows'}>
          {keys.map((key, index) => (
            <Row
              key={key}
              title={titleOf(index)}
              path={[...path, index]}
              schema={schema.items as RJSFSchema}
              uiSchema={rowUi(index)}
              isPlain={isPlain}
              registry={registry}
              onDelete={isOpen && !isLeast ? undo.remove : undefined}
            />
          ))}
        </ol>
      )}
      {undo.offer}
      {isOpen && count >= limit && <p className="rg-help">{t('form.noMoreRows', { limit })}</p>}
      {mayGrow &&
        (byEntries && isObject(items) ? (
          <Entry
            key={added}
            items={items}
            list={path}
            count={count}
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

const CONTROL = ':is(input, select, textarea, button)';

/**
 * Returns a function that moves the focus to a row once it is rendered. When the focused row was removed, the list
 * takes the focus.
 */
function useRowFocus(list: Path, count: number): (index: number) => void {
  const id = controlId(useFullPath(list));
  const before = useRef(count);
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    const grown = count - before.current;
    before.current = count;
    const element = grown === 0 ? null : document.getElementById(id);
    if (grown > 0 && wanted.current !== undefined) {
      const row = element?.querySelector(':scope > .rg-rows')?.children[wanted.current];
      row?.querySelector<HTMLElement>(CONTROL)?.focus();
    }
    wanted.current = undefined;
    const isLost = document.activeElement === document.body;
    if (grown < 0 && isLost) element?.focus({ preventScroll: true });
  }, [count, id]);
  return (index) => {
    wanted.current = index;
  };
}

let last = 0;
const newKey = (): number => (last += 1);

/**
 * Returns the keys of a list's rows, which stay with their rows when others are added or deleted, so that only these
 * are rendered. If their number has changed in another way, the last ones are new or gone.
 */
function useRowKeys(count: number) {
  const [known, setKeys] = useState<readonly number[]>([]);
  let keys = known;
  if (keys.length !== count) {
    keys = Array.from({ length: count }, (_, index) => known[index] ?? newKey());
    setKeys(keys);
  }
  return {
    keys,
    keysWithRow: (index: number) =>
      setKeys((now) => [...now.slice(0, index), newKey(), ...now.slice(index)]),
    keysWithoutRow: (index: number) => setKeys((now) => now.filter((_, at) => at !== index)),
  };
}

interface RowProps extends PlacedField {
  readonly title: string;
  readonly isPlain: boolean;
  /** Undefined: the row cannot be deleted. It is not compared, so it must stay valid. */
  readonly onDelete: ((index: number) => void) | undefined;
}

const Row = memo(function Row({ onDelete, title, isPlain, ...item }: RowProps) {
  const t = useTranslate();
  const index = Number(item.path.at(-1));
  // A row with a single field is named by that field.
  const isGroup = fieldOptions(item.uiSchema).control === 'block';
  if (isPlain) {
    return (
      <li>
        <SchemaField {...item} />
      </li>
    );
  }
  return (
    <li className="rg-row">
      {isGroup && (
        <p className="rg-row-title" aria-hidden="true">
          {title}
        </p>
      )}
      <div role="group" aria-label={title} className="rg-row-fields">
        <SchemaField {...item} />
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
