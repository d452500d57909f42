import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEditor } from './editor/EditorContext';
import { inSummary } from './editorIssues';
import { focusPath } from './focusPath';
import { pathTitle } from './pathTitle';
import { t } from '../language/t';

/** All that keeps a record from being saved, each leading to its field. */
export function IssueSummary() {
  const { fields, issues } = useEditor();
  if (issues.length === 0) return null;
  return (
    <Alert severity="error" className="pn-errors">
      <AlertTitle>{t('This is not saved yet')}</AlertTitle>
      <ul className="stack-8">
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
