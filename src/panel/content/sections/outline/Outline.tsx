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
import { Fragment, useEffect, useState } from 'react';
import { AddMenu } from './AddMenu';
import { useBuilder } from '../builder';
import { rowId } from '../nodeControlId';
import { OutlineRow } from './OutlineRow';
import { type OutlineRowData, outlineRows, pathTo, rowOf } from './rows';
import { lineOf, nameOf, placeOf } from './rowWords';
import { dragWords, useDragSensors } from '../../../base/SortableRow';
import { movedNode, type RowPosition } from '../editHistory';
import { dropPlace } from './moves';
import { t } from '../../../language/t';
import './outline.css';
import type { Level, SectionsDraft } from '../sectionsDraft';

/** With more questions than this, all sections start collapsed. */
const MOST_OPEN = 16;

/** Renders all sections, questions and columns as rows that can be selected and dragged. */
export function Outline() {
  const { draft, selected } = useBuilder();
  const [closed, setClosed] = useState(() => firstClosed(draft));
  const [known, setKnown] = useState(selected);
  if (known !== selected) {
    setKnown(selected);
    const [section] = pathTo(draft, selected);
    if (section && closed.has(section.node.id)) setClosed(toggled(closed, section.node.id));
  }
  useEffect(() => {
    if (selected === undefined) return;
    document.getElementById(rowId(selected))?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const shownFor = (dragged: OutlineRowData | undefined) =>
    shownRows(draft, closed, selected, dragged?.level);
  const { row: dragged, ...drag } = useOutlineDrag(shownFor);
  const shown = shownFor(dragged);
  const isAllClosed = draft.sections.every(({ id }) => closed.has(id));

  if (draft.sections.length === 0) return null;
  return (
    <nav className="sb-outline" aria-label={t('Sections and questions')}>
      {draft.sections.length > 1 && (
        <Button
          size="small"
          onClick={() => setClosed(new Set(isAllClosed ? [] : draft.sections.map(({ id }) => id)))}
        >
          {isAllClosed ? t('Open all') : t('Close all')}
        </Button>
      )}
      <DndContext
        {...drag}
        collisionDetection={closestCenter}
        measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      >
        <SortableContext
          items={shown.map(({ node }) => node.id)}
          strategy={verticalListSortingStrategy}
        >
          <ol>
            {shown.map((row, index) => (
              <Fragment key={row.node.id}>
                <OutlineRow
                  row={row}
                  isClosed={closed.has(row.node.id)}
                  onFold={() => setClosed(toggled(closed, row.node.id))}
                />
                {dragged?.level !== 0 && (
                  <AddHere row={row} next={shown[index + 1]} closed={closed} />
                )}
              </Fragment>
            ))}
          </ol>
        </SortableContext>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <Box
              className="sb-dragged truncate"
              sx={{
                padding: 'var(--rega-space-10) var(--rega-space-14)',
                border: '1px solid var(--rega-action)',
                borderRadius: 'var(--rega-radius-small)',
                background: 'var(--rega-paper)',
                boxShadow: '0 8px 24px rgb(var(--rega-deep-rgb) / 0.25)',
                fontWeight: 600,
              }}
            >
              {nameOf(dragged.node) ?? lineOf(dragged)}
            </Box>
          )}
        </DragOverlay>
      </DndContext>
    </nav>
  );
}

interface AddHereProps {
  readonly row: OutlineRowData;
  readonly next: OutlineRowData | undefined;
  readonly closed: ReadonlySet<number>;
}

/** Renders the button that adds a question, after the last row of an expanded section. */
function AddHere({ row, next, closed }: AddHereProps) {
  const { draft } = useBuilder();
  const section = pathTo(draft, row.node.id)[0];
  if (!section || closed.has(section.node.id) || (next && next.level > 0)) return null;
  return (
    <Box component="li" sx={{ marginInlineStart: 5, marginBlockEnd: 1 }}>
      <AddMenu row={section} label={t('Add question')} />
    </Box>
  );
}

const toggled = (closed: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  closed.has(id) ? new Set([...closed].filter((one) => one !== id)) : new Set([...closed, id]);

/**
 * Returns the visible rows: columns are shown below a question that is selected, or of which a column is.
 * @param dragged the level of the dragged row: only rows that it can be dropped on are visible
 */
function shownRows(
  draft: SectionsDraft,
  closed: ReadonlySet<number>,
  selected: number | undefined,
  dragged: Level | undefined,
): readonly OutlineRowData[] {
  const chosen = new Set(pathTo(draft, selected).map(({ node }) => node.id));
  return outlineRows(draft).filter(({ level, parent = 0 }) => {
    if (level === 0) return true;
    if (dragged === 0) return false;
    if (level === 1) return !closed.has(parent);
    if (dragged === 1 || !chosen.has(parent)) return false;
    return !pathTo(draft, parent).some(({ node }) => closed.has(node.id));
  });
}

/** Returns the sections that start collapsed: all of them in a long form, for an overview. */
function firstClosed(draft: SectionsDraft): ReadonlySet<number> {
  const questions = outlineRows(draft).filter(({ level }) => level === 1).length;
  return new Set(questions > MOST_OPEN ? draft.sections.map(({ id }) => id) : []);
}

/** Drags rows by mouse, touch or keyboard. @param shownFor returns the visible rows while the given one is dragged */
function useOutlineDrag(
  shownFor: (dragged: OutlineRowData | undefined) => readonly OutlineRowData[],
) {
  const { draft, act } = useBuilder();
  const [dragged, setDragged] = useState<number>();
  const sensors = useDragSensors();
  const row = rowOf(draft, dragged);
  const placeFor = (id: number, over: UniqueIdentifier | undefined): RowPosition | undefined =>
    over === undefined ? undefined : dropPlace(draft, shownFor(rowOf(draft, id)), id, Number(over));

  return {
    row,
    sensors,
    accessibility: dragWords((moving, over) => {
      const id = Number(moving);
      const place = placeFor(id, over);
      return placeOf(place ? movedNode(draft, id, place) : draft, id);
    }),
    onDragStart: ({ active }: DragStartEvent) => setDragged(Number(active.id)),
    onDragCancel: () => setDragged(undefined),
    onDragEnd: ({ active, over }: DragEndEvent) => {
      setDragged(undefined);
      const id = Number(active.id);
      const place = placeFor(id, over?.id);
      if (place) act({ do: 'move', id, place });
    },
  };
}
