import { type KeyboardEvent, useEffect, useLayoutEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from '../useTranslate';
import type { ObjectField } from '../../definition/model/field';
import { type Issue, issueAt } from '../../definition/model/issue';
import { pick } from '../../definition/model/text';
import type { Path, Values } from '../../definition/model/values';
import { focusIssue } from '../focusIssue';
import { controlAfter, isEnter } from '../moveOn';
import { isBegun, isFilled, answersAround } from '../scope/entry';
import { useScope } from '../scope/ScopeContext';
import { ScopeFields } from './ScopeFields';
import { useChildScope } from './useChildScope';

interface EntryProps {
  readonly items: ObjectField;
  /** The path of the list in its scope. */
  readonly list: Path;
  /** How many rows the list has. */
  readonly count: number;
  /** The first entry of an empty list; later ones take the focus, so that entries can be added in sequence. */
  readonly first: boolean;
  readonly onAdd: (row: Values) => void;
}

/** Renders the row that is being filled in, at the position where it would be added. */
export function Entry({ items, list, count, first, onAdd }: EntryProps) {
  const t = useTranslate();
  const { scope: parent, environment } = useScope();
  const { scope, forget } = useChildScope(items, [...list, 'entry'], [...list, count], undefined);
  const day = { today: environment.ports.today() };
  const group = useRef<HTMLDivElement>(null);
  const label = pick(items.label, environment.language);
  const title = t('form.newRow', { what: label });

  const focusFirst = () =>
    group.current?.querySelector<HTMLElement>('input, select, button')?.focus();

  useLayoutEffect(() => {
    if (!first) focusFirst();
  }, [first]);

  const add = (): readonly Issue[] => {
    const { values } = scope.store.getState();
    const issues = isFilled(items, values, day, answersAround(scope, values))
      ? scope.check(values)
      : missing(items, scope.prefix);
    scope.show(issues);
    if (issues.length > 0) return issues;
    forget();
    onAdd(values);
    return [];
  };

  const onAddClick = () => {
    scope.pending.flushTexts();
    const { values } = scope.store.getState();
    const isBlank = !isFilled(items, values, day, answersAround(scope, values));
    if (isBlank && missing(items, scope.prefix).length === 0) {
      focusFirst();
      return;
    }
    const [issue] = add();
    if (issue) focusIssue(issue.path);
  };

  /** Enter moves from field to field; in the last one it adds the row. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    const next = controlAfter(event.target, event.currentTarget);
    if (next) next.focus();
    else onAddClick();
  };

  const settle = useEffectEvent(() => {
    scope.pending.flushTexts();
    const { values } = scope.store.getState();
    return isBegun(items, values, day, answersAround(scope, values)) ? add() : [];
  });
  useEffect(() => parent.pending.addEntry(() => settle()), [parent]);

  return (
    <div className="rg-entry" role="group" ref={group} aria-label={title} onKeyDown={onKeyDown}>
      <p className="rg-row-title" aria-hidden="true">
        {title}
      </p>
      <ScopeFields scope={scope} />
      <button type="button" className="rg-button rg-button-outlined" onClick={onAddClick}>
        {t('form.addRow', { what: label })}
      </button>
    </div>
  );
}

const missing = (items: ObjectField, prefix: Path): Issue[] =>
  (items.required ?? []).map((name) => issueAt([...prefix, name], 'required'));
