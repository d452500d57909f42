import type { Announcements, DragEndEvent, DragStartEvent, UniqueIdentifier } from '@dnd-kit/core';
import { useState } from 'react';
import { useBuilder } from './builder';
import { DRAG_INSTRUCTIONS, useDragSensors } from './dragSensors';
import { movedNode, type RowPosition } from './edits';
import { dropPlace } from './moves';
import { type OutlineRowData, rowOf } from './rows';
import { placeOf } from './rowWords';
import { t } from '../language/t';

/**
 * Returns the state of dragging rows by mouse, touch or keyboard.
 * @param shownFor returns the visible rows while the given one is dragged
 */
export function useOutlineDrag(
  shownFor: (dragged: OutlineRowData | undefined) => readonly OutlineRowData[],
) {
  const { draft, act } = useBuilder();
  const [dragged, setDragged] = useState<number>();
  const sensors = useDragSensors();
  const row = rowOf(draft, dragged);
  const placeFor = (id: number, over: UniqueIdentifier | undefined): RowPosition | undefined =>
    over === undefined ? undefined : dropPlace(draft, shownFor(rowOf(draft, id)), id, Number(over));

  const sayPlace = (id: number, over: UniqueIdentifier | undefined): string => {
    const place = placeFor(id, over);
    return placeOf(place ? movedNode(draft, id, place) : draft, id);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      t('Picked up {{name}}.', { name: placeOf(draft, Number(active.id)) }),
    onDragOver: ({ active, over }) =>
      t('Would be {{name}}.', { name: sayPlace(Number(active.id), over?.id) }),
    onDragEnd: ({ active, over }) =>
      t('Put down. It is {{name}}.', { name: sayPlace(Number(active.id), over?.id) }),
    onDragCancel: ({ active }) =>
      t('Left as it was: {{name}}.', { name: placeOf(draft, Number(active.id)) }),
  };

  return {
    row,
    sensors,
    accessibility: { announcements, screenReaderInstructions: { draggable: t(DRAG_INSTRUCTIONS) } },
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
