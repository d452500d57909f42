import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../useTranslate';
import type { Shape } from '../../definition/model/field';
import { isNamedIn } from '../../definition/model/text';
import { issueLabel } from '../../definition/language/issueLabel';
import { fieldAt } from '../../definition/model/fieldAt';
import { widgetOf } from '../../definition/model/widget';
import { parsePath } from '../../definition/model/values';
import { controlId } from '../controlId';
import { useScope, useScopeState } from '../scope/ScopeContext';
import { useAnswerWords } from '../answerWords';
import { useIssueWords } from '../useIssueWords';
import { placeName } from './placeName';

interface ErrorSummaryProps {
  readonly attempt: number;
  /** Returns whether issues at a dotted path are listed here. */
  readonly isOwn: (path: string) => boolean;
  /** Goes to the question of a dotted path, on any step: the server validates all of them at once. */
  readonly onFollow: (path: string) => void;
}

/** Lists the issues that are left, each with a link to its field; takes the focus at each attempt. */
export function ErrorSummary({ attempt, isOwn, onFollow }: ErrorSummaryProps) {
  const t = useTranslate();
  const { shape } = useScope();
  const all = useScopeState((state) => state.issues);
  const issues = all.filter(({ path }) => isOwn(path));
  const answerWords = useAnswerWords();
  // One text: the answers that name rows may change, all others need not be rendered.
  const names = useScopeState(({ values }) =>
    issues.map(({ path }) => placeName(path, shape, t, { values, words: answerWords })).join('\n'),
  ).split('\n');
  const words = useIssueWords();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [attempt]);

  if (issues.length === 0) return null;
  return (
    <div
      className="rg-summary-box"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="rg-problem"
    >
      <h2 id="rg-problem" className="rg-summary-title">
        {t('form.problem')}
      </h2>
      <ul>
        {issues.map((issue, index) => {
          const text = words(issue);
          const at = place(names[index] ?? '', issueLabel(issue, shape), text);
          return (
            <li key={issue.path}>
              {issue.path === '' ? (
                text
              ) : isHidden(shape, issue.path) ? (
                `${at}${text}`
              ) : (
                <a
                  href={`#${controlId(parsePath(issue.path))}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onFollow(issue.path);
                  }}
                >
                  {at && <strong>{at}</strong>}
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Returns where an issue is, as far as its text does not tell: "Traveller 2: Sara – " before "Enter the age". */
function place(name: string, label: string, text: string): string {
  return name.endsWith(label) && isNamedIn(text, label)
    ? name.slice(0, -label.length)
    : `${name}: `;
}

/** Fields that the page sets have no control to link to. */
function isHidden(shape: Shape<string>, path: string): boolean {
  const field = fieldAt(shape, path);
  return field !== undefined && widgetOf(field) === 'hidden' && !path.includes('.');
}
