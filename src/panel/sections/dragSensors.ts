import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** A movement beyond this distance is a drag. */
const DISTANCE = 6;

/** Returns the sensors of a list whose rows are dragged by mouse, touch or keyboard. */
export const useDragSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

/** How to do so by keyboard. */
export const DRAG_INSTRUCTIONS =
  'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to cancel.';
