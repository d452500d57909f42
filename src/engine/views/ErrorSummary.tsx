import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../definition/field';
import { fieldAt } from '../../definition/fieldAt';
import { widgetOf } from '../../definition/widget';
import { parsePath } from '../../definition/values';
import { controlId } from '../controlId';
import { useScope, useScopeState } from '../scope/ScopeContext';
import { useIssueWords } from '../words';
import { placeName } from './placeName';

interface ErrorSummaryProps {
  readonly attempt: number;
  /** Whether what is wrong at a dotted path is told of here. */
  readonly isOwn: (path: string) => boolean;
  /** Goes where a dotted path is asked for, on whatever step: the server judges them all at once. */
  readonly onFollow: (path: string) => void;
}

/**
 * Everything that is wrong, on top, with a link to each field; takes the focus at each attempt. What
 * is mended goes from here as it goes from its field.
 */
export function ErrorSummary({ attempt, isOwn, onFollow }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const { shape } = useScope();
  const all = useScopeState((state) => state.issues);
  const issues = all.filter(({ path }) => isOwn(path));
  const words = useIssueWords();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
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
        {issues.map((issue) => (
          <li key={issue.path}>
            {issue.path === '' ? (
              words(issue)
            ) : isHidden(shape, issue.path) ? (
              `${placeName(issue.path, shape, t)}: ${words(issue)}`
            ) : (
              <a
                href={`#${controlId(parsePath(issue.path))}`}
                onClick={(event) => {
                  event.preventDefault();
                  onFollow(issue.path);
                }}
              >
                <strong>{placeName(issue.path, shape, t)}: </strong>
                {words(issue)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the page hands over has no control to lead to. */
function isHidden(shape: Shape<string>, path: string): boolean {
  const field = fieldAt(shape, path);
  return field !== undefined && widgetOf(field) === 'hidden' && !path.includes('.');
}
