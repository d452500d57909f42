import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { useRef, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../useTranslate';
import type { Json, Path } from '../../definition/model/values';
import { controlId } from '../controlId';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useFullPath, useScope, useScopeState } from '../scope/ScopeContext';
import { useRowTitles } from '../rowTitle';
import { AddRow } from './AddRow';
import { GroupFrame } from './FieldFrame';
import '../steps.css';
import './pages.css';
import { type PlacedField, SchemaField } from './SchemaField';
import { REVEAL } from '../focusIssue';
import type { RefusedAnswer } from '../ports';
import { issuesWithin } from '../scope/scope';
import { useRows } from './useRows';
import { useUndo } from './useUndo';

/**
 * Renders a list one row at a time; the first row follows the last (docs/requirements.md, P24: the
 * rooms of a tour). A row with an error is shown when errors are shown, or when a link to its error
 * is followed.
 */
export function PagesField({ path, schema, uiSchema, registry }: PlacedField) {
  const t = useTranslate();
  const { scope } = useScope();
  const { list, count, isCounted, isOpen } = useRows(path);
  const { minItems = 0 } = list;
  const id = controlId(useFullPath(path));
  const options = fieldOptions(uiSchema);
  const itemUi = uiSchema?.items as UiSchema | undefined;
  const { page, invalid, open, changes } = usePage(path, count);
  const box = useRef<HTMLDivElement>(null);
  const titleOf = useRowTitles(path);

  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focused.current) box.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  }, [changes]);
  const show = (index: number, focus = '.rg-page-title') => {
    focused.current = focus;
    open(index);
  };
  const undo = useUndo({
    list: path,
    count,
    titleOf,
    onDelete: (index) => show(Math.min(index, count - 2)),
    onRestore: show,
  });
  const goTo = (index: number) => {
    scope.pending.flushTexts();
    show(index);
  };
  const add = (row: Json) => {
    const rows = undo.rowsNow();
    scope.set(path, [...rows, row]);
    show(rows.length, FIRST_CONTROL);
  };
  if (isCounted && count === 0) return null;
  return (
    <GroupFrame path={path} options={options}>
      <div ref={box} className="rg-pages">
        <PageList count={count} page={page} invalid={invalid} titleOf={titleOf} onOpen={goTo} />
        {page < count && (
          <div className="rg-row" role="group" aria-labelledby={`${id}-title`}>
            <h3 className="rg-page-title" id={`${id}-title`} tabIndex={-1}>
              {titleOf(page, { of: count })}
            </h3>
            <div className="rg-row-fields">
              <SchemaField
                key={`${changes} ${page}`}
                path={[...path, page]}
                schema={schema.items as RJSFSchema}
                uiSchema={itemUi}
                registry={registry}
              />
            </div>
            <div className="spread">
              {count > 1 && (
                <button
                  type="button"
                  className="rg-button rg-button-outlined rg-page-next"
                  onClick={() => goTo((page + 1) % count)}
                >
                  {t('form.nextRow', { what: titleOf((page + 1) % count) })}
                </button>
              )}
              {isOpen && count > minItems && (
                <button
                  type="button"
                  className="rg-button rg-button-quiet rg-delete-row"
                  aria-label={`${t('form.delete')}: ${titleOf(page)}`}
                  onClick={() => undo.remove(page)}
                >
                  {t('form.delete')}
                </button>
              )}
            </div>
          </div>
        )}
        {undo.offer}
      </div>
      {isOpen && count < (options.maxItems ?? Infinity) && <AddRow path={path} onAdd={add} />}
    </GroupFrame>
  );
}

/** Prefers an input to the row's own buttons. */
const FIRST_CONTROL = '.rg-row-fields :is(input, select, textarea, [aria-haspopup])';

interface PageListProps {
  readonly count: number;
  readonly page: number;
  readonly invalid: ReadonlySet<number>;
  readonly titleOf: (index: number) => string;
  readonly onOpen: (index: number) => void;
}

/** Lists the rows by name, to select the one that is shown. */
function PageList({ count, page, invalid, titleOf, onOpen }: PageListProps) {
  const t = useTranslate();
  if (count < 2) return null;
  return (
    <ol className="rg-page-list">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            className={invalid.has(index) ? 'rg-page-tab rg-page-invalid' : 'rg-page-tab'}
            aria-current={index === page || undefined}
            onClick={() => onOpen(index)}
          >
            {`${titleOf(index)} `}
            {invalid.has(index) && (
              <span className="visually-hidden">{`(${t('form.hasErrors')})`}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

/**
 * Returns which row of a list is shown, and which rows have visible errors. The first of these is
 * shown each time that errors are shown.
 * @param list its path in the parent scope
 */
function usePage(list: Path, count: number) {
  const full = useFullPath(list);
  const id = controlId(full);
  const shown = useScopeState((state) => state.shown);
  const numbers = useScopeState(({ issues }) => invalidRows(issues, full).join());
  const invalid = useMemo(
    () => new Set(numbers === '' ? [] : numbers.split(',').map(Number)),
    [numbers],
  );
  const first = invalid.values().next().value;
  const [place, setPlace] = useState({ page: first ?? 0, shown, changes: 0 });
  if (place.shown !== shown) setPlace({ ...place, page: first ?? place.page, shown });

  const open = (page: number) =>
    setPlace((before) => ({ ...before, page, changes: before.changes + 1 }));

  const depth = full.length;
  useEffect(() => {
    // Rendered at once: the focus moves into the row right after the event (focusIssue), and only in the task of a
    // visitor's press does a phone open its keyboard for it.
    const element = document.getElementById(id);
    const reveal = (event: Event) => {
      const page = (event as CustomEvent<Path>).detail[depth];
      if (typeof page === 'number') flushSync(() => setPlace((before) => ({ ...before, page })));
    };
    element?.addEventListener(REVEAL, reveal);
    return () => element?.removeEventListener(REVEAL, reveal);
  }, [id, depth]);

  return {
    page: Math.max(0, Math.min(place.page, count - 1)),
    invalid,
    open,
    changes: place.changes,
  };
}

function invalidRows(issues: readonly RefusedAnswer[], list: Path): number[] {
  const rows = issuesWithin(issues, list).map(({ path }) => Number(path.split('.')[list.length]));
  return [...new Set(rows.filter(Number.isInteger))].sort((a, b) => a - b);
}
