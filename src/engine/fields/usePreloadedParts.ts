import { useEffect } from 'react';
import type { Shape } from '../../definition/model/field';
import { fieldsIn } from '../../definition/model/placedValues';
import type { WidgetName } from '../../definition/model/types/table';
import { widgetOf } from '../../definition/model/widget';
import { loadCombobox } from '../inputs/LazyCombobox';
import { loadPhotos } from '../inputs/LazyPhotos';
import { LAZY_WIDGETS } from '../widgets/LazyWidget';
import { loadPassport } from '../widgets/table';
import { loadDialog, loadSummaries } from './DialogField';
import { loadUnless } from './FramedInput';

/** The form itself loads first; what it opens or shows later is preloaded after this many milliseconds. */
export const LATER = 2000;

const PARTS: Readonly<Partial<Record<WidgetName, readonly (() => Promise<unknown>)[]>>> = {
  dialog: [loadDialog, loadSummaries],
  dateRange: [loadDialog],
  listDialog: [loadDialog, loadSummaries],
  options: [loadCombobox],
  images: [loadPhotos],
  scans: [loadPhotos],
  document: [loadPhotos],
};

/** Loads the code that reads passports, without running it. */
const loadReader = async () => {
  await loadPassport();
  await (await import('../../mrz/readPassport')).cacheReader();
};

/** Preloads dialogs and later steps, so that they work offline, too. */
export function usePartsAhead({ properties }: Shape): void {
  useEffect(() => {
    const parts = new Set(
      fieldsIn(properties).flatMap((field) => {
        const widget = widgetOf(field);
        const lazy = LAZY_WIDGETS[widget];
        return [
          ...(PARTS[widget] ?? []),
          ...(lazy ? [lazy] : []),
          ...('reads' in field ? [loadReader] : []),
          ...('unless' in field ? [loadUnless] : []),
        ];
      }),
    );
    const timer = setTimeout(() => void loadInTurn(parts), LATER);
    return () => clearTimeout(timer);
  }, [properties]);
}

/** All at once would keep a slow phone busy for a tenth of a second with the links that fetch them. */
async function loadInTurn(parts: Iterable<() => Promise<unknown>>): Promise<void> {
  for (const load of parts) await load().catch(() => undefined);
}
