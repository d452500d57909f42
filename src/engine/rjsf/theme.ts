import type { FormProps } from '@rjsf/core';
import { InputField } from '../fields/InputField';
import { ListDialogField } from '../fields/ListDialogField';
import { ListRowsField } from '../fields/ListField';
import { ObjectDialogField } from '../fields/ObjectDialogField';
import { PagesField } from '../fields/PagesField';
import { FieldTemplate } from '../templates/FieldTemplate';
import { ObjectFieldTemplate } from '../templates/ObjectFieldTemplate';
import { RowTemplate } from '../templates/RowTemplate';

/** The engine's fields and templates for rjsf; toUiSchema refers to the names in `fields`. */
export const theme: Pick<FormProps<unknown>, 'fields' | 'templates'> = {
  fields: {
    input: InputField,
    dialog: ObjectDialogField,
    list: ListRowsField,
    listDialog: ListDialogField,
    pages: PagesField,
  },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate,
    ArrayFieldItemTemplate: RowTemplate,
  },
};
