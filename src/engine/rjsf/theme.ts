import type { FormProps } from '@rjsf/core';
import { DatesField } from '../fields/DatesField';
import { FramedInput } from '../fields/FramedInput';
import { ListRowsField } from '../fields/ListField';
import { ListDialogField, ObjectDialogField } from '../fields/DialogField';
import { GroupField } from '../fields/GroupField';
import { NoteField } from '../fields/NoteField';
import { PagesField } from '../fields/PagesField';
import { SchemaField } from '../fields/SchemaField';

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
