import { useEffect } from 'react';
import { fieldsIn } from '../../definition/model/placedValues';
import type { WidgetName } from '../../definition/model/types/table';
import { widgetOf } from '../../definition/model/widget';
import { loadCombobox } from '../inputs/LazyCombobox';
import { loadPhotos } from '../inputs/LazyPhotos';
import type { Scope } from '../scope/scope';
import { loadDialog, loadSummaries } from './DialogField';

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

/**
 * Preloads dialogs and later steps, so that they work offline, too, and validates once when nothing else is to be done:
 * the browser compiles the code of a validation with the first one, which takes longer than all that Continue does then.
 */
export function usePartsAhead({ shape, store, check }: Scope): void {
  useEffect(() => {
    const { properties } = shape;
    const parts = new Set(fieldsIn(properties).flatMap((field) => PARTS[widgetOf(field)] ?? []));
    const timer = setTimeout(() => {
      void loadInTurn(parts);
      // Not in each browser.
      if ('requestIdleCallback' in window)
        requestIdleCallback(() => void check(store.getState().values));
    }, LATER);
    return () => clearTimeout(timer);
  }, [shape, store, check]);
}

/** All at once would keep a slow phone busy for a tenth of a second with the links that fetch them. */
async function loadInTurn(parts: Iterable<() => Promise<unknown>>): Promise<void> {
  for (const load of parts) await load().catch(() => undefined);
}
