import { useBuilder } from './builder';
import { movedNode } from './edits';
import { stepPlace } from './moves';
import { placeOf } from './rowWords';
import { t } from '../language/t';

/** Returns a function that moves a node one step and announces its new position. */
export function useStep(): (id: number, step: 1 | -1) => void {
  const { draft, act, say } = useBuilder();
  return (id, step) => {
    const place = stepPlace(draft, id, step);
    if (!place) {
      say(t('It cannot go further.'));
      return;
    }
    act({ do: 'move', id, place });
    say(t('Moved. It is now {{name}}.', { name: placeOf(movedNode(draft, id, place), id) }));
  };
}
