import Alert from '@mui/material/Alert';
import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sameJson, type Json } from '../../../definition/model/values';
import { ToggleField } from '../../data/fields/ToggleField';
import { t } from '../../language/t';
import { Outline } from '../outline/Outline';
import { type Designing, DesigningContext, type RowIssue, useDesigning } from './designing';
import { type Action, type EditHistory, openHistory, reduce } from './history';
import { stepPlace } from './moves';
import { placeOf } from './rowWords';
import { type Grammar, type Row, rowOf } from './tree';
import { isRowFocused, useAim } from './useAim';
import { useRows } from './useRows';
import './designer.css';

interface DesignerFrameProps {
  readonly grammar: Grammar;
  readonly document: Json;
  readonly onChange: (document: Json) => void;
  readonly issuesOf: (rows: readonly Row[]) => readonly RowIssue[];
  readonly isRefused: boolean;
  /** Returns the heading above what must be mended. */
  readonly problems: (count: number) => string;
  /** Above the panes. */
  readonly toolbar: (history: EditHistory) => ReactNode;
  /** The last row of an expanded row, which adds to it; always the same function. */
  readonly adder: (row: Row) => ReactNode;
  /** The pane between outline and inspector; drawn anew only when the document is. */
  readonly Form?: ComponentType | undefined;
  readonly inspector: (onClose: () => void) => ReactNode;
}

type Pane = 'outline' | 'form' | 'inspector';

/** Renders the panes of a designer, with the history of its edits: an outline, and beside it what is selected. */
export function DesignerFrame(props: DesignerFrameProps) {
  const { grammar, issuesOf, isRefused, problems, toolbar, adder, Form, inspector } = props;
  const [history, act, latest] = useHistory(props.document, props.onChange);
  /** The row that was given another id last: a press that gave it one may still name the old one, or a row in it. */
  const moved = useRef<readonly [from: string, to: string]>(['', '']);
  const present = (id: string): string => {
    const [from, to] = moved.current;
    const isOld = id === from || id.startsWith(`${from}.`);
    return isOld && !rowOf(grammar.rows(latest.current.document), id)
      ? to + id.slice(from.length)
      : id;
  };
  const [announcement, setAnnouncement] = useState('');
  const [pane, setPane] = useState<Pane>('outline');
  const aim = useAim();
  const { document, selected } = history;
  const rows = useRows(grammar, document);
  const issues = useMemo(() => issuesOf(rows), [issuesOf, rows]);

  // The same words are read out again only if they differ.
  const say = (words: string) =>
    setAnnouncement((last) => (last === words ? `${words}\u00a0` : words));

  const designing: Designing = {
    grammar,
    document,
    rows,
    selected,
    issues,
    isRefused,
    say,
    act: (action) => {
      act(action);
      if (action.do === 'undo' && history.past.length > 0) say(t('Undone'));
      if (action.do === 'redo' && history.future.length > 0) say(t('Redone'));
      if (action.do === 'select') setPane(action.id === undefined ? 'outline' : 'inspector');
      // A text that loses the focus to a pressed button must not take it back.
      if (action.do !== 'pause') aim('keep');
    },
    edit: (change, typing) => designing.act({ do: 'edit', change, typing }),
    amend: (change, typing) => {
      const before = latest.current.selected;
      act({ do: 'edit', change, typing });
      const after = latest.current.selected;
      if (before !== undefined && after !== undefined && before !== after) {
        moved.current = [before, after];
      }
    },
    drop: (change) => {
      designing.edit(change);
      setPane('outline');
    },
    make: (change, key) => {
      const { selected: made = selected } = change(document);
      act({ do: 'edit', change });
      setPane('inspector');
      if (made !== undefined) aim({ row: made, key });
    },
    select: (id) => designing.act({ do: 'select', id: present(id) }),
    point: (id) => act({ do: 'select', id }),
    step: (id, by) => {
      const row = rowOf(rows, id);
      const place = stepPlace(rows, id, by, grammar.takes);
      if (!row || !place) {
        say(t('It cannot go further.'));
        return;
      }
      const change = grammar.move(row, place);
      const moved = change(document);
      // In the outline the focus goes with the row.
      const isOutline = isRowFocused(id);
      designing.edit(change);
      const now = moved.selected ?? id;
      if (isOutline) aim({ row: now, key: undefined });
      const name = placeOf(grammar.rows(moved.document), now, grammar);
      say(t('Moved. It is now {{name}}.', { name }));
    },
    aimAtRow: (row) => aim({ row, key: undefined }),
    aimAt: (row, key) => {
      act({ do: 'select', id: row });
      setPane('inspector');
      aim({ row, key });
    },
  };

  const close = () => {
    setPane('outline');
    if (selected !== undefined) aim({ row: selected, key: undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const letter = letterOf(event);
    if (letter !== 'z' && letter !== 'y') return;
    event.preventDefault();
    // The designer's own: the control that has the focus may go.
    designing.act({ do: letter === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };

  return (
    <DesigningContext value={designing}>
      <div className="ds stack" onKeyDown={onKeyDown}>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        <Problems title={problems} />
        {toolbar(history)}
        {Form && <PaneSwitch pane={pane} onChoose={setPane} />}
        <div className="ds-panes pn-frame" data-pane={pane} data-form={Form && true}>
          <Later>
            <OutlinePane adder={adder} />
            {Form && <Form />}
          </Later>
          {inspector(close)}
        </div>
      </div>
    </DesigningContext>
  );
}

const OutlinePane = memo(Outline);

/** Draws what shows the document after the control in which it is typed. What is in it is a memo. */
function Later({ children }: { readonly children: ReactNode }) {
  const designing = useDeferredValue(useDesigning());
  return <DesigningContext value={designing}>{children}</DesigningContext>;
}

const PANES = [
  ['outline', 'Questions'],
  ['form', 'Form'],
  ['inspector', 'Settings'],
] as const;

/** Chooses, in a narrow window, which pane is shown. */
const PaneSwitch = (props: { readonly pane: Pane; readonly onChoose: (pane: Pane) => void }) => (
  <div className="ds-switch">
    <ToggleField
      label={t('Part of the designer')}
      options={PANES.map(([pane, words]) => [pane, t(words)] as const)}
      value={props.pane}
      onChoose={props.onChoose}
    />
  </div>
);

/** Returns the letter of a key; on Kurdish and Arabic keyboards that of its place. */
const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^[a-z]$/iu.test(key) ? key : code.replace(/^Key/u, '')).toLowerCase();

/**
 * Returns the document with its history. A document other than the last reported one, such as that of another record,
 * starts a new history.
 */
function useHistory(
  value: Json,
  onChange: (document: Json) => void,
): readonly [EditHistory, (action: Action) => void, RefObject<EditHistory>] {
  const [history, setHistory] = useState(() => openHistory(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (!sameJson(value, history.document)) setHistory(openHistory(value));
  }
  // A pane that is drawn later than the others edits what there is now.
  const latest = useRef(history);
  useLayoutEffect(() => {
    latest.current = history;
  }, [history]);
  const act = (action: Action) => {
    const before = latest.current;
    const next = reduce(before, action);
    latest.current = next;
    setHistory(next);
    if (next.document !== before.document) onChange(next.document);
  };
  return [history, act, latest];
}

/** Lists what must be mended, as links to its controls. */
function Problems({ title }: { readonly title: DesignerFrameProps['problems'] }) {
  const { rows, grammar, issues, isRefused, aimAt } = useDesigning();
  const id = useId();
  if (!isRefused || issues.length === 0) return null;
  return (
    <Alert severity="error" className="ds-problems" role="region" aria-labelledby={id}>
      <h2 id={id}>{title(issues.length)}</h2>
      <ul>
        {issues.map(({ row, key, words }, index) => (
          <li key={`${index} ${row} ${key}`}>
            {row === '' ? (
              words
            ) : (
              <button type="button" className="pn-bare ds-link" onClick={() => aimAt(row, key)}>
                <bdi>{placeOf(rows, row, grammar)}</bdi>: {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
