import { clockOf } from '../../definition/brand/clock';
import { settings } from '../../platform/readPageSettings';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ListQuery } from '../data/useListQuery';
import { type ExportFormat, exportPath } from './inboxQuery';
import { saveFile } from './saveFile';
import { staffFile } from './staffFile';
import { t } from '../language/t';

interface ExportButtonsProps {
  readonly query: ListQuery;
  readonly service: string | undefined;
  /** Number of applications in the export. */
  readonly total: number;
}

const FORMATS: readonly (readonly [ExportFormat, string])[] = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
];

/** Renders the buttons that export all pages of the filtered list as a spreadsheet. */
export function ExportButtons({ query, service, total }: ExportButtonsProps) {
  const [busy, setBusy] = useState<ExportFormat>();
  const save = async (format: ExportFormat) => {
    if (busy) return;
    setBusy(format);
    try {
      const file = await staffFile(exportPath(query, service, format));
      saveFile(file, `applications-${service ?? 'all'}-${today()}.${format}`);
    } catch {
      // Staff have been notified (platform/api/errorCatalogue).
    } finally {
      setBusy(undefined);
    }
  };
  return FORMATS.map(([format, word]) => (
    <Button
      key={format}
      size="small"
      variant="outlined"
      disabled={total === 0}
      aria-disabled={busy !== undefined}
      onClick={() => void save(format)}
    >
      {busy === format ? t('Preparing…') : t('Export {{word}}', { word })}
    </Button>
  ));
}

const today = (): string => clockOf(settings.brand.timeZone).dayAt(new Date());
