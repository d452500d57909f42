import type { FieldProps } from '@rjsf/utils';
import { fieldOptions } from '../rjsf/fieldOptions';

/** Renders a text between the questions. */
export function NoteField({ uiSchema }: FieldProps) {
  return <p className="rg-notice rg-words">{fieldOptions(uiSchema).label}</p>;
}
