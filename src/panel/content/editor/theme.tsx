import FormControl from '@mui/material/FormControl';
import { Templates, Widgets } from '@rjsf/mui';
import type { FormProps } from '@rjsf/core';
import type { FieldProps, FieldTemplateProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { dotted, type Json } from '../../../definition/model/values';
import { recordTypeNameOf } from '../../../definition/model/types/recordTable';
import type { TypeName } from '../../../definition/model/types/table';
import { MomentInput, withFormWords } from '../../data/DayField';
import {
  type EditedField,
  type EditedValue,
  useControl,
  useEditor,
  useField,
} from './EditorContext';
import { GroupTemplate } from './GroupTemplate';
import { HeldInput } from './HeldInput';
import { ImageField } from './ImageField';
import { InputField } from './InputField';
import { ListInput } from './ListInput';
import { ReferenceField } from './ReferenceField';
import { TranslatedField } from './TranslatedField';
import { t } from '../../language/t';

/** Our own fields, for the types of records for which MUI has no control. */
const OWN: Readonly<Partial<Record<TypeName, ComponentType<EditedField>>>> = {
  translated: Translated,
  reference: ReferenceField,
  image: ImageField,
  cells: withFormWords(async () => (await import('./CellsInput')).CellsInput),
  body: lazyComponent(async () => (await import('./BodyInput')).BodyInput),
  sections: lazyComponent(async () => (await import('../sections/SectionsInput')).SectionsInput),
};

function OneField(props: FieldProps<unknown>) {
  const { fieldPathId, formData, uiSchema } = props;
  const path = dotted(fieldPathId.path);
  const field = useField(path);
  const own = { path, label: uiSchema?.['ui:title'] ?? '', value: formData as Json | undefined };
  const format = field && 'format' in field ? field.format : undefined;
  const Own = field && OWN[recordTypeNameOf(field)];
  if (format === 'date' || format === 'time') return <MomentField {...own} format={format} />;
  if (!Own) return <InputField {...props} />;
  return (
    <Loading fallback={<p role="status">{t('Loading…')}</p>}>
      <Own {...own} field={field} />
    </Loading>
  );
}

function MomentField(props: EditedValue & { readonly format: 'date' | 'time' }) {
  const { format, path, label, value } = props;
  const { set } = useEditor();
  return (
    <div className="pn-day">
      <MomentInput
        {...useControl(path)}
        format={format}
        label={label}
        value={typeof value === 'string' ? value : ''}
        onType={(text) => set(path, text)}
      />
    </div>
  );
}

const RichTextField = lazyComponent(
  async () => (await import('./rich/RichTextField')).RichTextField,
);

function Translated(props: EditedField) {
  const isRich = 'rich' in props.field && props.field.rich;
  return isRich ? <RichTextField {...props} /> : <TranslatedField {...props} />;
}

/**
 * A field, what is wrong with it and its help. The template of @rjsf/mui puts its FormControl around all of it, so that
 * the controls inside (the heads of a table, a whole section builder) had the state and the colour of the field's error.
 */
const FieldTemplate = ({ children, errors, help, rawErrors = [] }: FieldTemplateProps) => (
  <div className="pn-entry">
    {children}
    <FormControl error={rawErrors.length > 0}>
      {errors}
      {help}
    </FormControl>
  </div>
);

/** The theme of the editor: that of @rjsf/mui, and our fields by the names in toUiSchema. */
export const theme: Pick<FormProps, 'fields' | 'templates' | 'widgets'> = {
  fields: { input: OneField, list: ListInput },
  templates: {
    ...Templates,
    BaseInputTemplate: HeldInput,
    FieldTemplate,
    ObjectFieldTemplate: GroupTemplate,
  },
  widgets: Widgets,
};
