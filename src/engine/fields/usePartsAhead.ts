import { useEffect } from 'react';
import { type Field, isList, isObject, type Shape } from '../../definition/field';
import { type WidgetName, widgetOf } from '../../definition/widget';
import { loadCombobox } from '../inputs/LazyCombobox';
import { loadDialog } from './DialogField';

/** The form itself comes first; what it opens or shows later is fetched after so many milliseconds. */
const LATER = 2000;

const PARTS: Readonly<Partial<Record<WidgetName, () => Promise<unknown>>>> = {
  dialog: loadDialog,
  dateRange: loadDialog,
  listDialog: loadDialog,
  options: loadCombobox,
};

/** Fetches ahead what stands in dialogs and later steps: they must open without a line, too. */
export function usePartsAhead(form: Shape): void {
  useEffect(() => {
    const parts = new Set(widgetsIn(form).map((widget) => PARTS[widget]));
    const timer = setTimeout(() => {
      for (const load of parts) load?.().catch(() => undefined);
    }, LATER);
    return () => clearTimeout(timer);
  }, [form]);
}

const widgetsIn = (shape: Shape): WidgetName[] => Object.values(shape.properties).flatMap(widgets);

function widgets(field: Field): WidgetName[] {
  const inner = isList(field) ? widgets(field.items) : isObject(field) ? widgetsIn(field) : [];
  return [widgetOf(field), ...inner];
}
