import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ContentChange } from '../../../contract/contentChanges';
import type { ContentKind } from '../../../definition/content/contentType';
import { CHANGE } from '../../../definition/content/publication';
import type { Issue } from '../../../definition/model/issue';
import { isRecord, type Values } from '../../../definition/model/values';
import { showNotice, SNACKBAR_TIMEOUT_MS } from '../../../platform/snackbar/snackbarStore';
import { askDelete } from '../../data/askDelete';
import { staffCall, staleIn } from '../../data/staffCall';
import { useRun } from '../../data/useRun';
import { t } from '../../language/t';
import { sayDone } from '../../layout/notices';
import { settleConflict } from '../conflict/settleConflict';
import { valueLabel } from '../conflict/Shown';
import { pathTitle } from '../pathTitle';
import { useEditor } from '../editor/EditorContext';
import { issueText } from '../record/editorIssues';
import { saveRecord } from '../record/saveRecord';
import { editedOf, type StaffRecord, toRecord } from '../records';
import { changeCall, changeText, publishedAt } from './changes';
import { NotPublished, PublicationTime } from './PublicationTime';
import { ActionAlert } from '../../data/ActionAlert';

export interface EditedChange extends ContentChange {
  /** It was published, and this is the record; or it was dropped. */
  readonly onEnded: (now?: StaffRecord) => void;
}

interface ChangeProps {
  readonly kind: ContentKind;
  readonly change: EditedChange;
  /** The change as it was saved last, and as it is edited. */
  readonly stored: StaffRecord;
  readonly values: Values;
  readonly onReplaced: (record: StaffRecord) => void;
}

interface ChangeCardProps extends ChangeProps {
  readonly isDirty: boolean;
}

/** When a change is published, and what else can be done with it. */
export function ChangeCard(props: ChangeCardProps) {
  const { kind, change, stored, values, isDirty, onReplaced } = props;
  const { set, issues: unsaved } = useEditor();
  const { run } = useRun();
  const path = changeCall(kind, stored.id);
  const at = publishedAt(values) ?? '';
  const wrong = unsaved.find(({ path: of }) => of === `${CHANGE}.at`)?.words;
  const end = (method: 'POST' | 'DELETE', to: string, done: string) =>
    run(async () => {
      try {
        const response = await staffCall(method, to, undefined, {
          version: Number(stored.version),
        });
        sayDone(done);
        change.onEnded(method === 'POST' ? toRecord(response) : undefined);
      } catch (error) {
        const current = staleIn(error)?.current;
        if (!isRecord(current)) throw error;
        const text = t('A colleague has saved this meanwhile. Check it before you go on.');
        showNotice({ kind: 'info', text, timeout: SNACKBAR_TIMEOUT_MS });
        const now = toRecord(current.record);
        if (now) onReplaced(now);
        else change.onEnded(toRecord(current.live));
      }
    });
  const drop = async () => {
    const note = t('The record stays as visitors see it.');
    if (await askDelete({ name: changeText(change), note })) await end('DELETE', path, t('Done'));
  };
  return (
    <>
      <PublicationTime
        value={at}
        wrong={wrong}
        onChoose={(chosen) => set(`${CHANGE}.at`, chosen)}
      />
      <Button
        variant="outlined"
        aria-disabled={isDirty}
        onClick={() => !isDirty && void end('POST', `${path}publish/`, t('Published'))}
      >
        {isDirty ? t('Save it to publish it') : t('Publish now')}
      </Button>
      <Button color="error" onClick={() => void drop()}>
        {t('Discard the change')}
      </Button>
    </>
  );
}

/** What keeps a change from being published, and what was changed in the record meanwhile. */
export function ChangeNotices({ kind, change, stored, values, onReplaced }: ChangeProps) {
  const { run } = useRun();
  const compare = () =>
    run(async () => {
      const live = toRecord(change.live);
      if (!live) return;
      const [savedBy, savedAt] = [String(live.updatedBy), String(live.updatedAt)];
      const edited = editedOf(kind, values);
      const conflict = { kind, base: toRecord(change.base), mine: edited, savedBy, savedAt };
      const kept = await settleConflict({ ...conflict, theirs: live });
      if (kept === undefined) return;
      const merged = kept === 'theirs' ? editedOf(kind, live) : kept;
      const at = publishedAt(values) ?? '';
      const based = { ...merged, [CHANGE]: { at, basedOn: live.version } };
      onReplaced(await saveRecord(kind, stored.id, based, stored));
    });
  return (
    <>
      <NotPublished {...change} />
      {change.issues.length > 0 && (
        <Alert severity="warning">
          {t('It can be published as soon as this is corrected:')}
          <ul>
            {change.issues.map((issue) => (
              <li key={`${issue.path} ${issue.code}`}>
                {labelOf(kind, issue)}: {wordsOf(issue)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {change.moved && (
        <ActionAlert severity="warning" button={t('Compare')} onPress={compare}>
          {t('The record was changed after this change was begun.')}
        </ActionAlert>
      )}
    </>
  );
}

const labelOf = (kind: ContentKind, { path, code }: ContentChange['issues'][number]): string =>
  code === 'stale' ? valueLabel(kind, path) : pathTitle(kind.fields, path);

const wordsOf = (issue: ContentChange['issues'][number]): string =>
  issue.code === 'stale' ? t('it was changed in the record, too') : issueText(issue as Issue);
