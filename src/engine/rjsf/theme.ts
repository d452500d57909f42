import type { FormProps } from '@rjsf/core';
import { DatesField } from '../fields/DatesField';
import { FramedInput } from '../fields/FramedInput';
import { ListDialogField } from '../fields/ListDialogField';
import { ListRowsField } from '../fields/ListField';
import { ObjectDialogField } from '../fields/ObjectDialogField';
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
