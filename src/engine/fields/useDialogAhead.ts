import { useEffect } from 'react';
import { type Field, isList, isObject, type Shape } from '../../definition/field';
import { loadDialog } from './DialogField';

/** The form itself comes first; a dialog is opened later at the earliest, in milliseconds. */
const LATER = 2000;

/** Loads the code of dialogs ahead, if the form has any: they must open without a line, too. */
export function useDialogAhead(form: Shape): void {
  useEffect(() => {
    if (!Object.values(form.properties).some(opensDialog)) return undefined;
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, [form]);
}

function opensDialog(field: Field): boolean {
  if (isList(field)) return field.widget === 'dialog' || opensDialog(field.items);
  if (!isObject(field)) return false;
  return field.widget !== undefined || Object.values(field.properties).some(opensDialog);
}
