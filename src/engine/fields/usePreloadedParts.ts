import { useEffect } from 'react';
import { type Field, isList, isObject, type Shape } from '../../definition/model/field';
import type { WidgetName } from '../../definition/types/table';
import { widgetOf } from '../../definition/model/widget';
import { loadCombobox } from '../inputs/LazyCombobox';
import { loadPhotos } from '../inputs/LazyPhotos';
import { loadDialog } from './DialogField';
import { loadAnswerSummary, loadRowSummary } from './LazySummary';

/** The form itself loads first; what it opens or shows later is preloaded after this many milliseconds. */
export const LATER = 2000;

const PARTS: Readonly<Partial<Record<WidgetName, readonly (() => Promise<unknown>)[]>>> = {
  dialog: [loadDialog, loadAnswerSummary],
  dateRange: [loadDialog],
  listDialog: [loadDialog, loadRowSummary],
  options: [loadCombobox],
  images: [loadPhotos],
  scans: [loadPhotos],
  document: [loadPhotos],
};

/** Preloads dialogs and later steps, so that they work offline, too. */
export function usePartsAhead(form: Shape): void {
  useEffect(() => {
    const parts = new Set(widgetsIn(form).flatMap((widget) => PARTS[widget] ?? []));
    const timer = setTimeout(() => {
      for (const load of parts) load().catch(() => undefined);
    }, LATER);
    return () => clearTimeout(timer);
  }, [form]);
}

const widgetsIn = (shape: Shape): WidgetName[] => Object.values(shape.properties).flatMap(widgets);

function widgets(field: Field): WidgetName[] {
  const inner = isList(field) ? widgets(field.items) : isObject(field) ? widgetsIn(field) : [];
  return [widgetOf(field), ...inner];
}
