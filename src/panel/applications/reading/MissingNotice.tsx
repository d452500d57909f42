import { requestableFields } from '../../../definition/model/requested';
import type { Values } from '../../../definition/model/values';
import { inList, panelLanguage } from '../../language/panelLanguage';
import { ActionAlert } from '../../data/ActionAlert';
import { t } from '../../language/t';
import type { StaffApplication } from '../application';
import { lackingNames } from '../handling/reply/templateValues';

interface MissingNoticeProps {
  readonly application: StaffApplication;
  /** Opens the correction of answers, filled in with these; left out: that is not possible here. */
  readonly onComplete?: ((proposed: Values) => void) | undefined;
}

/** Says what an application lacks that staff have entered without what its form requires, and opens these questions. */
export function MissingNotice({ application, onComplete }: MissingNoticeProps) {
  const { incomplete, missing, definition } = application;
  if (!incomplete) return null;
  const wanted = new Set(missing.map((path) => path.split('.', 1)[0] ?? ''));
  const fields = requestableFields(definition).filter((name) => wanted.has(name));
  return (
    <ActionAlert
      severity="warning"
      color="inherit"
      button={t('Complete it')}
      onPress={
        onComplete &&
        fields.length > 0 &&
        (() => onComplete(Object.fromEntries(fields.map((name) => [name, undefined]))))
      }
    >
      {t('Incomplete: entered without {{names}}', {
        names: inList(lackingNames(application, panelLanguage())),
      })}
    </ActionAlert>
  );
}
