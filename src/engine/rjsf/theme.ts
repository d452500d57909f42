import type { FormProps } from '@rjsf/core';
import { ControlField } from '../fields/ControlField';
import { ListDialogField } from '../fields/ListDialogField';
import { ListRowsField } from '../fields/ListField';
import { ObjectDialogField } from '../fields/ObjectDialogField';
import { PagesField } from '../fields/PagesField';
import { FieldTemplate } from '../templates/FieldTemplate';
import { ObjectFieldTemplate } from '../templates/ObjectFieldTemplate';
import { RowTemplate } from '../templates/RowTemplate';

/** The engine's fields and templates for rjsf; toUiSchema refers to the names in `fields`. */
export const formTheme: Pick<FormProps<unknown>, 'fields' | 'templates'> = {
  fields: {
    input: ControlField,
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
