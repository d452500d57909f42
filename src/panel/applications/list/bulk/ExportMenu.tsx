import type { ListQuery } from '../../../data/list/useListQuery';
import { useRun } from '../../../data/useRun';
import { confirmed } from '../../../session/confirmStore';
import { type ExportFormat, exportPath } from '../../inboxQuery';
import { MenuChoice } from '../../MenuChoice';
import { agencyDay } from '../../../base/moment';
import { saveFile } from '../../../../platform/saveFile';
import { staffFile } from '../../staffFile';
import { t } from '../../../language/t';

interface ExportMenuProps {
  readonly query: ListQuery;
  readonly service: string | undefined;
  /** Number of applications in the export. */
  readonly total: number;
}

const FORMATS = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;

/** Renders the menu that exports all pages of the filtered list as a spreadsheet. */
export function ExportMenu({ query, service, total }: ExportMenuProps) {
  const { busy, run } = useRun();
  const save = (format: ExportFormat) =>
    run(async () => {
      const path = exportPath(query, service, format);
      const file = await confirmed((body) => staffFile(path, { body }));
      saveFile(file, `applications-${service ?? 'all'}-${agencyDay()}.${format}`);
    });
  return (
    <MenuChoice
      label={busy ? t('Preparing…') : t('Export')}
      options={FORMATS}
      disabled={total === 0 || busy}
      onChoose={(format) => void save(format)}
    />
  );
}
