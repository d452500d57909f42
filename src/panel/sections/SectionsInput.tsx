import { type KeyboardEvent, useState } from 'react';
import { parseOptions } from '../../definition/sections/elements';
import type { Json } from '../../definition/model/values';
import type { EditorIssue } from '../content/editorIssues';
import { useStaff } from '../data/useStaff';
import { type Builder, BuilderProvider, type SectionType } from './builder';
import type { SectionsDraft } from './sectionsDraft';
import { placedSectionIssues, wholeIssue } from './sectionIssues';
import type { Action } from './editHistory';
import { Inspector } from './Inspector';
import { Outline } from './Outline';
import { Problems } from './Problems';
import { rowOf } from './rows';
import { UndoToolbar } from './UndoToolbar';
import { type Aim, useAim } from './useAim';
import { useHistory } from './useHistory';
import { useValidation } from './useValidation';
import './sections.css';

interface SectionsInputProps {
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
  /** The issues of a refused save, with paths below the sections: "2.body.1.elLable.0". */
  readonly issues: readonly EditorIssue[];
  /** The types to which a section can be limited; undefined if there are none. */
  readonly types?: readonly SectionType[];
}

/**
 * Renders the editor of a form's sections (docs/requirements.md, P26): an outline, and beside it the
 * properties of the selected node. Unknown properties of the sections are preserved.
 */
export function SectionsInput({ value, onChange, issues, types }: SectionsInputProps) {
  const [history, act] = useHistory(value, onChange);
  const options = useStaff('options/', parseOptions);
  const validation = useValidation(value, issues, options, types);
  const [announcement, say] = useState('');
  const [isOpen, setOpen] = useState(false);
  const aim = useAim();
  const { draft, selected } = history;

  const builder: Builder = {
    draft,
    selected,
    options,
    types,
    say,
    isRefused: validation.isRefused,
    issues: placedSectionIssues(draft, validation.issues),
    act: (action) => {
      act(action);
      if (action.do === 'select') setOpen(action.id !== undefined);
      if (action.do === 'remove') setOpen(false);
      const made = madeBy(action, draft);
      if (made) setOpen(true);
      // A text that loses the focus to a pressed button must not take it back.
      if (action.do !== 'pause') aim(made ?? 'keep');
    },
    aimAt: (node, key) => {
      act({ do: 'select', id: node });
      setOpen(true);
      aim({ node, key });
    },
  };

  const close = () => {
    setOpen(false);
    if (selected !== undefined) aim({ node: selected, key: undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    act({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };

  return (
    <BuilderProvider value={builder}>
      <div className="sb" onKeyDown={onKeyDown}>
        <Problems whole={wholeIssue(validation.issues)} />
        <UndoToolbar history={history} />
        <div className="sb-panes" data-open={isOpen && selected !== undefined}>
          <Outline />
          <Inspector onClose={close} />
        </div>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </div>
    </BuilderProvider>
  );
}

/** Returns the first control of the node that a step selects. */
function madeBy(action: Action, draft: SectionsDraft): Aim | undefined {
  if (action.do !== 'insert' && action.do !== 'duplicate') return undefined;
  const parent = action.do === 'insert' ? action.place.parent : rowOf(draft, action.id)?.parent;
  return { node: draft.next, key: parent === undefined ? 'title' : 'elLable' };
}
