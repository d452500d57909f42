import type { FieldProps } from '@rjsf/utils';
import { fieldOptions } from '../rjsf/fieldOptions';

export function NoteField({ uiSchema }: FieldProps) {
  return <p className="rg-notice rg-words">{fieldOptions(uiSchema).label}</p>;
}
