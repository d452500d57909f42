import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { sameJson, type Json } from '../../../definition/model/values';
import { type EditedValue, useEditor, useIssuesWithin } from '../editor/EditorContext';
import { FieldGroup } from '../editor/FieldGroup';
import { type Builder, BuilderContext, useBuilder, type SectionType } from './builder';
import { draftToWire, type SectionsDraft } from './sectionsDraft';
import { placedSectionIssues, wholeIssue, type FoundIssue } from './sectionIssues';
import { type Action, type EditHistory, movedNode, openHistory, reduce } from './editHistory';
import { Inspector } from './inspector/Inspector';
import { stepPlace } from './outline/moves';
import { Outline } from './outline/Outline';
import { rowOf } from './outline/rows';
import { UndoToolbar } from './UndoToolbar';
import { type Aim, useAim } from './outline/useAim';
import './sections.css';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { placeOf } from './outline/rowWords';
import { t } from '../../language/t';
import type { Issue } from '../../../definition/model/issue';
import { sectionIssues } from '../../../definition/sections/issues';
import type { EditorIssue } from '../record/editorIssues';
import { type FetchedOptions, listsIn } from '../useReferred';

/**
 * Renders the editor of a form's sections (docs/requirements.md, P26): an outline, and beside it the
 * properties of the selected node. Unknown properties of the sections are preserved.
 */
export const SectionsInput = memo(function SectionsInput({ path, label, value }: EditedValue) {
  const { set, options, sectionTypes: types } = useEditor();
  const [history, act] = useHistory(value, (next) => set(path, next));
  const found = useIssuesWithin(path);
  // To the builder, paths begin at its own sections: "2.body.1.elLable.0".
  const refused = useMemo(
    () => found.map((issue) => ({ ...issue, path: issue.path.slice(path.length + 1) })),
    [found, path],
  );
  const validation = useValidation(value, refused, options, types);
  const [announcement, setAnnouncement] = useState('');
  const [isOpen, setOpen] = useState(false);
  const aim = useAim();
  const { draft, selected } = history;

  // The same words are read out again only if they differ.
  const say = (words: string) =>
    setAnnouncement((last) => (last === words ? `${words}\u00a0` : words));

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
      if (action.do === 'undo' && history.past.length > 0) say(t('Undone'));
      if (action.do === 'redo' && history.future.length > 0) say(t('Redone'));
      if (action.do === 'select') setOpen(action.id !== undefined);
      if (action.do === 'remove') setOpen(false);
      const made = madeBy(action, draft);
      if (made) setOpen(true);
      // A text that loses the focus to a pressed button must not take it back.
      if (action.do !== 'pause') aim(made ?? 'keep');
    },
    step: (id, by) => {
      const place = stepPlace(draft, id, by);
      if (!place) {
        say(t('It cannot go further.'));
        return;
      }
      builder.act({ do: 'move', id, place });
      say(t('Moved. It is now {{name}}.', { name: placeOf(movedNode(draft, id, place), id) }));
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
    const letter = letterOf(event);
    if (letter !== 'z' && letter !== 'y') return;
    event.preventDefault();
    // The builder's own: the control that has the focus may go.
    builder.act({ do: letter === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };

  return (
    <FieldGroup {...{ path, label, announcement }}>
      <BuilderContext value={builder}>
        <div className="sb stack" onKeyDown={onKeyDown}>
          <Problems whole={wholeIssue(validation.issues)} />
          <UndoToolbar history={history} />
          <div className="sb-panes pn-frame" data-open={isOpen && selected !== undefined}>
            <Outline />
            <Inspector onClose={close} />
          </div>
        </div>
      </BuilderContext>
    </FieldGroup>
  );
});

/** Returns the letter of a key; on Kurdish and Arabic keyboards that of its place. */
const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^[a-z]$/iu.test(key) ? key : code.replace(/^Key/u, '')).toLowerCase();

/** Returns the first control of the node that a step selects. */
function madeBy(action: Action, draft: SectionsDraft): Aim | undefined {
  if (action.do !== 'insert' && action.do !== 'duplicate') return undefined;
  const parent = action.do === 'insert' ? action.place.parent : rowOf(draft, action.id)?.parent;
  return { node: draft.next, key: parent === undefined ? 'title' : 'elLable' };
}

/**
 * Returns the draft with its history. A value other than the last reported one, such as that of
 * another record, starts a new history.
 * @param onChange is called with the payload
 */
function useHistory(
  value: Json | undefined,
  onChange: (value: Json) => void,
): readonly [EditHistory, (action: Action) => void] {
  const [history, setHistory] = useState(() => openHistory(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (!sameJson(value ?? [], draftToWire(history.draft))) setHistory(openHistory(value));
  }
  const act = (action: Action) => {
    const next = reduce(history, action);
    setHistory(next);
    if (next.draft !== history.draft) onChange(draftToWire(next.draft));
  };
  return [history, act];
}

const FIRST = 6;

/** Lists the issues that prevent saving, as links to their controls. */
function Problems({ whole }: { readonly whole: string | undefined }) {
  const { draft, issues, isRefused, aimAt } = useBuilder();
  const [isAll, setAll] = useState(false);
  if (whole !== undefined) return <p className="pn-error">{whole}</p>;
  if (!isRefused || issues.length === 0) return null;
  const shown = isAll ? issues : issues.slice(0, FIRST);
  return (
    <Alert
      severity="error"
      className="sb-problems"
      role="region"
      aria-label={t('What a visitor could not answer')}
    >
      <h2>
        {t('{{count}} things a visitor could not answer', {
          count: issues.length,
          defaultValue_one: 'One thing a visitor could not answer',
        })}
      </h2>
      <ul>
        {shown.map(({ id, key, words }) => (
          <li key={`${id} ${key}`}>
            <button type="button" className="pn-bare sb-link" onClick={() => aimAt(id, key)}>
              <bdi>{placeOf(draft, id)}</bdi>: {words}
            </button>
          </li>
        ))}
      </ul>
      {issues.length > FIRST && !isAll && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('Show {{number}} more', { number: issues.length - FIRST })}
        </Button>
      )}
    </Alert>
  );
}

/** Returns the issues of the sections: those of a refused save until the next change, then those found here. */
function useValidation(
  value: Json | undefined,
  refused: readonly EditorIssue[],
  options: FetchedOptions,
  types: readonly SectionType[] | undefined,
): { readonly issues: readonly FoundIssue[]; readonly isRefused: boolean } {
  const found = useMemo(() => currentIssues(value, options, types), [value, options, types]);
  const [last, setLast] = useState({ refused, value });
  if (last.refused !== refused) setLast({ refused, value });
  const [isRefused, setRefused] = useState(refused.length > 0);
  if (!isRefused && refused.length > 0) setRefused(true);
  // A node that is added later is unfinished, not invalid.
  if (isRefused && refused.length === 0 && found.length === 0) setRefused(false);
  const others =
    last.value === value
      ? refused.filter((one) => !found.some(({ path }) => path === one.path))
      : [];
  return { issues: [...found, ...others], isRefused };
}

function currentIssues(
  value: Json | undefined,
  options: FetchedOptions,
  types: readonly SectionType[] | undefined,
): readonly Issue[] {
  const known = listsIn(options);
  const issues = sectionIssues(value ?? [], {
    options: known ?? [],
    ...(types && { types: types.map(({ id }) => id) }),
  });
  // The option lists have not loaded yet.
  return known
    ? issues
    : issues.filter(({ path, code }) => !path.endsWith('.choiceId') || code === 'required');
}
