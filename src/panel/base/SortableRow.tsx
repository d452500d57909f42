import {
  type Announcements,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ComponentProps } from 'react';
import { t } from '../language/t';
import { PanelIcon } from './PanelIcon';

/** A movement beyond this distance is a drag. */
const POINTER = { activationConstraint: { distance: 6 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Returns the sensors of a list whose rows are dragged by mouse, touch or keyboard. */
export const useDragSensors = () =>
  useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));

const INSTRUCTIONS =
  'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to cancel.';

/**
 * Returns what screen readers are told of a row that is dragged.
 * @param placed names a row with its place, or with the one that it would have over another row
 */
export const dragWords = (
  placed: (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => string,
) => ({
  announcements: {
    onDragStart: ({ active: { id } }) => t('Picked up {{name}}.', { name: placed(id, undefined) }),
    onDragOver: ({ active: { id }, over }) =>
      t('Would be {{name}}.', { name: placed(id, over?.id) }),
    onDragEnd: ({ active: { id }, over }) =>
      t('Put down. It is {{name}}.', { name: placed(id, over?.id) }),
    onDragCancel: ({ active: { id } }) =>
      t('Left as it was: {{name}}.', { name: placed(id, undefined) }),
  } satisfies Announcements,
  screenReaderInstructions: { draggable: t(INSTRUCTIONS) },
});

interface SortableRowProps extends Omit<ComponentProps<'li'>, 'id'> {
  readonly id: number | string;
  readonly name: string;
}

/** Renders a row of such a list, with the grip by which it is dragged. */
export function SortableRow({ id, name, children, ...row }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...state } = useSortable({ id });
  return (
    <li
      {...row}
      ref={setNodeRef}
      data-dragged={state.isDragging}
      style={{ transform: CSS.Translate.toString(state.transform), transition: state.transition }}
    >
      <button
        type="button"
        className="pn-bare pn-grip"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={t('Drag {{name}}', { name })}
      >
        <PanelIcon shape="grip" />
      </button>
      {children}
    </li>
  );
}
