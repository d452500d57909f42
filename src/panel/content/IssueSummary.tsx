import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Properties } from '../../definition/model/field';
import { type EditorIssue, inSummary } from './editorIssues';
import { focusPath } from './focusPath';
import { pathTitle } from './pathTitle';
import { t } from '../language/t';

interface IssueSummaryProps {
  readonly fields: Properties;
  readonly issues: readonly EditorIssue[];
}

/** All that keeps a record from being saved, each leading to its field. */
export function IssueSummary({ fields, issues }: IssueSummaryProps) {
  if (issues.length === 0) return null;
  return (
    <Alert severity="error" className="pn-errors">
      <AlertTitle>{t('This is not saved yet')}</AlertTitle>
      <ul>
        {inSummary(fields, issues).map(({ path, words }) => (
          <li key={`${path} ${words}`}>
            {path === '' ? (
              words
            ) : (
              <button type="button" className="pn-bare" onClick={() => focusPath(path)}>
                {pathTitle(fields, path)}: {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
