import { clockOf } from '../../definition/brand/clock';
import { settings } from '../../platform/readPageSettings';
import { useState } from 'react';
import type { ListQuery } from '../data/useListQuery';
import { type ExportFormat, exportPath } from './inboxQuery';
import { MenuChoice } from './MenuChoice';
import { saveFile } from './saveFile';
import { staffFile } from './staffFile';
import { t } from '../language/t';

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
  const [busy, setBusy] = useState(false);
  const save = async (format: ExportFormat) => {
    if (busy) return;
    setBusy(true);
    try {
      const file = await staffFile(exportPath(query, service, format));
      saveFile(file, `applications-${service ?? 'all'}-${today()}.${format}`);
    } catch {
      // Staff have been notified (platform/api/errorCatalogue).
    } finally {
      setBusy(false);
    }
  };
  return (
    <MenuChoice
      label={busy ? t('Preparing…') : t('Export')}
      options={FORMATS}
      disabled={total === 0 || busy}
      onChoose={(chosen) => {
        const [format] = FORMATS.find(([each]) => each === chosen) ?? [];
        if (format) void save(format);
      }}
    />
  );
}

const today = (): string => clockOf(settings.brand.timeZone).dayAt(new Date());
