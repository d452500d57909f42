import { type Json, type Path, withValueAt } from '../../../definition/model/values';
import { rowOf, siblingsIn } from './outline/rows';
import {
  type Level,
  type Node,
  nodeToWire,
  parseDraft,
  parseNode,
  type SectionsDraft,
} from './sectionsDraft';

/** The target of a move; the parent of a section is undefined. */
export interface RowPosition {
  readonly parent: number | undefined;
  /** The index among the other children. */
  readonly index: number;
}

interface Held {
  readonly draft: SectionsDraft;
  readonly selected: number | undefined;
}

/** The edits that can be undone. All drafts in it are immutable. */
export interface EditHistory extends Held {
  /** Both are stacks: what is undone or redone next is the last. */
  readonly past: readonly Held[];
  readonly future: readonly Held[];
  /** The text that is being typed: further typing belongs to the same step. */
  readonly typing?: string | undefined;
}

type Stack = 'past' | 'future';

export type Action =
  | { readonly do: 'select'; readonly id: number | undefined }
  | { readonly do: 'set' | 'type'; readonly id: number; readonly path: Path; readonly value: Json }
  | { readonly do: 'replace'; readonly id: number; readonly change: (wire: Json) => Json }
  | { readonly do: 'insert'; readonly wire: Json; readonly place: RowPosition }
  | { readonly do: 'duplicate' | 'remove'; readonly id: number }
  | { readonly do: 'move'; readonly id: number; readonly place: RowPosition }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'pause' };

const MOST_STEPS = 200;

export const openHistory = (value: Json | undefined): EditHistory => ({
  draft: parseDraft(value),
  selected: undefined,
  past: [],
  future: [],
});

/** Returns the history with one more edit. Consecutive typing in one text is one step. */
export function reduce(history: EditHistory, action: Action): EditHistory {
  if (action.do === 'select') return { ...history, selected: action.id, typing: undefined };
  if (action.do === 'pause') return { ...history, typing: undefined };
  if (action.do === 'undo') return turned(history, 'past', 'future');
  return action.do === 'redo' ? turned(history, 'future', 'past') : stepped(history, action);
}

type Edit = Exclude<Action, { readonly do: 'select' | 'undo' | 'redo' | 'pause' }>;

function stepped(history: EditHistory, edit: Edit): EditHistory {
  const held = edited(history, edit);
  if (held.draft === history.draft) return history;
  const typing = edit.do === 'type' ? `${edit.id} ${edit.path.join('.')}` : undefined;
  const isSameStep = typing !== undefined && typing === history.typing;
  const past = isSameStep ? history.past : [...history.past, heldIn(history)].slice(-MOST_STEPS);
  return { ...held, past, future: [], typing };
}

function edited({ draft, selected }: Held, edit: Edit): Held {
  switch (edit.do) {
    case 'set':
    case 'type':
      return { draft: changed(draft, edit.id, edit.path, edit.value), selected };
    case 'replace':
      return { draft: replaced(draft, edit.id, edit.change), selected };
    case 'insert':
      return { draft: inserted(draft, edit.wire, edit.place), selected: draft.next };
    case 'duplicate':
      return { draft: duplicated(draft, edit.id), selected: draft.next };
    case 'move':
      return { draft: movedNode(draft, edit.id, edit.place), selected: edit.id };
    case 'remove':
      return { draft: removed(draft, edit.id), selected: neighbourOf(draft, edit.id) };
  }
}

/** Returns the node after it, else the one before it, else its parent. */
function neighbourOf(draft: SectionsDraft, id: number): number | undefined {
  const row = rowOf(draft, id);
  if (!row) return undefined;
  const siblings = siblingsIn(draft, row.parent);
  return (siblings[row.index + 1] ?? siblings[row.index - 1])?.id ?? row.parent;
}

/** Returns the history with the last of one stack as its draft, which goes to the other stack. */
function turned(history: EditHistory, from: Stack, to: Stack): EditHistory {
  const held = history[from].at(-1);
  if (!held) return history;
  const turn = { [from]: history[from].slice(0, -1), [to]: [...history[to], heldIn(history)] };
  return { ...history, ...held, typing: undefined, ...turn };
}

const heldIn = ({ draft, selected }: EditHistory): Held => ({ draft, selected });

function inserted(draft: SectionsDraft, wire: Json, { parent, index }: RowPosition): SectionsDraft {
  let { next } = draft;
  const node = parseNode(wire, levelBelow(draft, parent), () => next++);
  return { ...placed(draft, node, { parent, index }), next };
}

function duplicated(draft: SectionsDraft, id: number): SectionsDraft {
  const row = rowOf(draft, id);
  if (!row) return draft;
  const wire = nodeToWire(row.node, row.level);
  return inserted(draft, wire, { parent: row.parent, index: row.index + 1 });
}

const removed = (draft: SectionsDraft, id: number): SectionsDraft => mapped(draft, id, () => []);

/** Returns the draft with a node moved; unchanged if its level does not fit there. */
export function movedNode(draft: SectionsDraft, id: number, place: RowPosition): SectionsDraft {
  const row = rowOf(draft, id);
  if (row?.level !== levelBelow(draft, place.parent)) return draft;
  return placed(removed(draft, id), row.node, place);
}

const changed = (draft: SectionsDraft, id: number, path: Path, value: Json): SectionsDraft =>
  mapped(draft, id, (node) => ({ ...node, wire: withValueAt(node.wire, path, value) }));

/** Returns the draft with another payload for a node, which keeps its id. */
function replaced(draft: SectionsDraft, id: number, change: (wire: Json) => Json): SectionsDraft {
  const row = rowOf(draft, id);
  if (!row) return draft;
  let { next } = draft;
  const wire = change(nodeToWire(row.node, row.level));
  const node = { ...parseNode(wire, row.level, () => next++), id };
  return { ...mapped(draft, id, () => node), next };
}

const levelBelow = (draft: SectionsDraft, parent: number | undefined): Level =>
  parent === undefined ? 0 : (((rowOf(draft, parent)?.level ?? 0) + 1) as Level);

function placed(draft: SectionsDraft, node: Node, { parent, index }: RowPosition): SectionsDraft {
  if (parent === undefined) {
    return { ...draft, sections: withNode(draft.sections, index, node) };
  }
  return mapped(draft, parent, ({ children = [], ...before }) => ({
    ...before,
    children: withNode(children, index, node),
  }));
}

const withNode = (nodes: readonly Node[], index: number, node: Node): Node[] => [
  ...nodes.slice(0, index),
  node,
  ...nodes.slice(index),
];

/** What takes the place of a node. */
type Change = (node: Node) => Node | readonly Node[];

const mapped = (draft: SectionsDraft, id: number, change: Change): SectionsDraft => ({
  ...draft,
  sections: mapAll(draft.sections, id, change),
});

const mapAll = (nodes: readonly Node[], id: number, change: Change): Node[] =>
  nodes.flatMap((node) =>
    node.id === id
      ? change(node)
      : { ...node, children: node.children && mapAll(node.children, id, change) },
  );
