import type { FieldProps } from '@rjsf/utils';
import { fieldOptions } from '../rjsf/options';

/** Words between the questions: there is nothing to answer. */
export function NoteField({ uiSchema }: FieldProps) {
  return <p className="rg-notice rg-words">{fieldOptions(uiSchema).label}</p>;
}
