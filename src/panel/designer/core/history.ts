import type { Json } from '../../../definition/model/values';
import type { Change } from './tree';

interface Held {
  readonly document: Json;
  readonly selected: string | undefined;
}

/** The edits that can be undone. All documents in it are immutable. */
export interface EditHistory extends Held {
  /** Both are stacks: what is undone or redone next is the last. */
  readonly past: readonly Held[];
  readonly future: readonly Held[];
  /** The text that is being typed: further typing belongs to the same step. */
  readonly typing?: string | undefined;
}

type Stack = 'past' | 'future';

export type Action =
  | { readonly do: 'select'; readonly id: string | undefined }
  /** typing: names the text that is typed. */
  | { readonly do: 'edit'; readonly change: Change; readonly typing?: string | undefined }
  | { readonly do: 'undo' | 'redo' | 'pause' };

export const openHistory = (document: Json): EditHistory => ({
  document,
  selected: undefined,
  past: [],
  future: [],
});

/** Returns the history with one more edit. Consecutive typing in one text is one step. */
export function reduce(history: EditHistory, action: Action): EditHistory {
  switch (action.do) {
    case 'select':
      return { ...history, selected: action.id, typing: undefined };
    case 'pause':
      return { ...history, typing: undefined };
    case 'undo':
      return turned(history, 'past', 'future');
    case 'redo':
      return turned(history, 'future', 'past');
    case 'edit':
      return edited(history, action.change, action.typing);
  }
}

function edited(history: EditHistory, change: Change, typing: string | undefined): EditHistory {
  const { document, selected = history.selected } = change(history.document);
  if (document === history.document) return history;
  const isSameStep = typing !== undefined && typing === history.typing;
  const past = isSameStep ? history.past : [...history.past, heldIn(history)];
  return { document, selected, past, future: [], typing };
}

/** Returns the history with the last of one stack as its document, which goes to the other stack. */
function turned(history: EditHistory, from: Stack, to: Stack): EditHistory {
  const held = history[from].at(-1);
  if (!held) return history;
  const turn = { [from]: history[from].slice(0, -1), [to]: [...history[to], heldIn(history)] };
  return { ...history, ...held, typing: undefined, ...turn };
}

const heldIn = ({ document, selected }: EditHistory): Held => ({ document, selected });
