import Box from '@mui/material/Box';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MeasuringStrategy,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dragWords, useDragSensors } from '../../base/SortableRow';
import { t } from '../../language/t';
import { rowButtonId } from '../core/controlIds';
import { useDesigning } from '../core/designing';
import { dropPlace } from '../core/moves';
import { lineOf, placeOf } from '../core/rowWords';
import { pathTo, type Row, rowOf } from '../core/tree';
import { OutlineRow, type RowActions } from './OutlineRow';
import './outline.css';

/** With more questions than this, all rows of the document start collapsed. */
const MOST_OPEN = 16;

interface OutlineProps {
  /** Renders what adds a row below one that is expanded. */
  readonly adder: (row: Row) => ReactNode;
}

/** Renders the rows of the document, which can be selected and dragged. */
export function Outline({ adder }: OutlineProps) {
  const { grammar, rows, selected, issues, isRefused, select, step } = useDesigning();
  const heads = rows.filter(({ parent }) => parent === undefined);
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(rows.length - heads.length > MOST_OPEN ? heads.map(({ id }) => id) : []),
  );
  const [known, setKnown] = useState(selected);
  if (known !== selected) {
    setKnown(selected);
    const [head] = pathTo(rows, selected);
    if (head && closed.has(head.id)) setClosed(toggled(closed, head.id));
  }
  useEffect(() => {
    if (selected === undefined) return;
    document.getElementById(rowButtonId(selected))?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const shownFor = (dragged: Row | undefined) => shownRows(rows, closed, selected, dragged);
  const { row: dragged, ...drag } = useOutlineDrag(shownFor);
  const shown = shownFor(dragged);
  const ids = useSame(shown.map(({ id }) => id));
  const actions = useSteady({
    select,
    step,
    fold: (id) => setClosed(toggled(closed, id)),
  });
  // The issues of rows that are hidden are marked at those around them.
  const marked = issues.map((issue) =>
    pathTo(rows, issue.row)
      .filter((row) => issue.row === row.id || closed.has(row.id) || !row.isOpen)
      .map(({ id }) => id),
  );
  const isAllClosed = heads.every(({ id }) => closed.has(id));

  if (rows.length === 0) return null;
  return (
    <nav className="ds-outline" aria-label={t('Sections and questions')}>
      {heads.length > 1 && (
        <Button onClick={() => setClosed(new Set(isAllClosed ? [] : heads.map(({ id }) => id)))}>
          {isAllClosed ? t('Open all') : t('Close all')}
        </Button>
      )}
      <DndContext
        {...drag}
        collisionDetection={closestCenter}
        measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol>
            {shown.map((row, index) => (
              <Fragment key={row.id}>
                <OutlineRow
                  {...{ row, grammar, isRefused, actions }}
                  isSelected={row.id === selected}
                  isClosed={closed.has(row.id)}
                  issues={marked.filter((at) => at.includes(row.id)).length}
                />
                {dragged?.level !== 0 && (
                  <AddHere row={row} next={shown[index + 1]} closed={closed} adder={adder} />
                )}
              </Fragment>
            ))}
          </ol>
        </SortableContext>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <Box
              className="ds-dragged truncate"
              sx={{
                padding: 'var(--rega-space-10) var(--rega-space-14)',
                border: '1px solid var(--rega-action)',
                borderRadius: 'var(--rega-radius-small)',
                background: 'var(--rega-paper)',
                boxShadow: '0 8px 24px rgb(var(--rega-deep-rgb) / 0.25)',
                fontWeight: 600,
              }}
            >
              {grammar.words(dragged).name ?? lineOf(dragged, grammar)}
            </Box>
          )}
        </DragOverlay>
      </DndContext>
    </nav>
  );
}

/** Returns the list before, as long as it has the same entries. */
function useSame(list: readonly string[]): string[] {
  const [same, setSame] = useState(() => [...list]);
  const isSame = same.length === list.length && same.every((one, index) => one === list[index]);
  if (!isSame) setSame([...list]);
  return isSame ? same : [...list];
}

/** Returns functions that stay the same, and do what the latest ones do. */
function useSteady(latest: RowActions): RowActions {
  const now = useRef(latest);
  useLayoutEffect(() => {
    now.current = latest;
  });
  const [steady] = useState((): RowActions => ({
    select: (id) => now.current.select(id),
    step: (id, by) => now.current.step(id, by),
    fold: (id) => now.current.fold(id),
  }));
  return steady;
}

interface AddHereProps extends OutlineProps {
  readonly row: Row;
  readonly next: Row | undefined;
  readonly closed: ReadonlySet<string>;
}

/** Renders what adds a row, after the last one below an expanded row of the document. */
function AddHere({ row, next, closed, adder }: AddHereProps) {
  const { rows } = useDesigning();
  const head = pathTo(rows, row.id)[0];
  if (!head || closed.has(head.id) || (next && next.level > 0)) return null;
  return (
    <Box component="li" sx={{ marginInlineStart: 5, marginBlockEnd: 1 }}>
      {adder(head)}
    </Box>
  );
}

const toggled = (closed: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  closed.has(id) ? new Set([...closed].filter((one) => one !== id)) : new Set([...closed, id]);

/**
 * Returns the visible rows: those below a question are shown if it, or one of them, is selected.
 * @param dragged only rows that it can be dropped on are visible
 */
function shownRows(
  rows: readonly Row[],
  closed: ReadonlySet<string>,
  selected: string | undefined,
  dragged: Row | undefined,
): readonly Row[] {
  const chosen = new Set(pathTo(rows, selected).map(({ id }) => id));
  const isShown = ({ parent, level }: Row): boolean => {
    if (parent === undefined) return true;
    if (dragged && level > dragged.level) return false;
    const around = rowOf(rows, parent);
    if (!around || !isShown(around) || closed.has(parent)) return false;
    return around.isOpen === true || chosen.has(parent);
  };
  return rows.filter(isShown);
}

/** Drags rows by mouse, touch or keyboard. @param shownFor returns the visible rows while the given one is dragged */
function useOutlineDrag(shownFor: (dragged: Row | undefined) => readonly Row[]) {
  const { grammar, rows, document, edit, aimAtRow } = useDesigning();
  const [dragged, setDragged] = useState<string>();
  const sensors = useDragSensors();
  const row = rowOf(rows, dragged);
  const changeFor = (id: string, over: UniqueIdentifier | undefined) => {
    const moving = rowOf(rows, id);
    if (!moving || over === undefined) return undefined;
    const shown = shownFor(moving);
    const place = dropPlace(rows, shown, [id, String(over)], grammar.takes);
    return place && grammar.move(moving, place);
  };
  return {
    row,
    sensors,
    accessibility: dragWords((moving, over) => {
      const id = String(moving);
      const moved = changeFor(id, over)?.(document);
      if (!moved) return placeOf(rows, id, grammar);
      return placeOf(grammar.rows(moved.document), moved.selected ?? id, grammar);
    }),
    onDragStart: ({ active }: DragStartEvent) => setDragged(String(active.id)),
    onDragCancel: () => setDragged(undefined),
    onDragEnd: ({ active, over }: DragEndEvent) => {
      setDragged(undefined);
      const change = changeFor(String(active.id), over?.id);
      if (!change) return;
      edit(change);
      aimAtRow(change(document).selected ?? String(active.id));
    },
  };
}
