import type { FormProps } from '@rjsf/core';
import { DatesField } from './DatesField';
import { FramedInput } from './FramedInput';
import { ListRowsField } from './ListField';
import { ListDialogField, ObjectDialogField } from './DialogField';
import { GroupField } from './GroupField';
import { NoteField } from './NoteField';
import { PagesField } from './PagesField';
import { SchemaField } from './SchemaField';

/** The engine's fields for rjsf; toUiSchema refers to those in lower case. */
export const formTheme: Pick<FormProps<unknown>, 'fields'> = {
  fields: {
    SchemaField,
    ObjectField: GroupField,
    input: FramedInput,
    dates: DatesField,
    note: NoteField,
    dialog: ObjectDialogField,
    list: ListRowsField,
    listDialog: ListDialogField,
    pages: PagesField,
  },
};
