import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import { Templates, Widgets } from '@rjsf/mui';
import type { FormProps } from '@rjsf/core';
import {
  type FieldProps,
  type FieldTemplateProps,
  ariaDescribedByIds,
  type BaseInputTemplateProps,
} from '@rjsf/utils';
import { type ComponentType, type KeyboardEvent, memo } from 'react';
import { brandName } from '../../../definition/brand/brand';
import { paletteOf } from '../../../definition/brand/palette';
import { FORMATS } from '../../../definition/model/formats';
import { settings } from '../../../platform/readPageSettings';
import { panelLanguage } from '../../language/panelLanguage';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { dotted, type Json } from '../../../definition/model/values';
import { recordTypeNameOf } from '../../../definition/model/types/recordTable';
import type { TypeName } from '../../../definition/model/types/table';
import { MomentInput, withFormWords } from '../../data/fields/DayField';
import {
  type EditedField,
  type EditedValue,
  useControl,
  useEditor,
  useField,
  useValueAt,
} from './EditorContext';
import { GroupTemplate } from './GroupTemplate';
import { ImageField } from './pictures/ImageField';
import { InputField } from './InputField';
import { ListInput } from './rows/ListInput';
import { TranslatedField } from './texts/TranslatedField';
import { t } from '../../language/t';
import { completeAddress } from '../../../definition/validate/webAddress';
import { isSameNumber, shownNumber, typedNumber } from '../../data/texts/numbers';
import { useTypedText } from '../../data/texts/useTypedText';
import { referredKind } from '../../../definition/content/contentReferences';
import { SelectField } from '../../data/fields/SelectField';

const ReferenceField = memo(function ReferenceField(props: EditedField) {
  const { field, path, label, value } = props;
  const { set, referred } = useEditor();
  const records = referred[referredKind(field) ?? ''];
  const id = typeof value === 'string' ? value : '';
  const isListed = id === '' || records?.some((record) => record.id === id);
  // Before the records are there, nobody knows whether it is gone.
  const unknown = records ? t('A record that no longer exists ({{id}})', { id }) : id;
  const unlisted = isListed ? [] : [[id, unknown] as const];
  const control = useControl(path);
  return (
    <SelectField
      id={control.id}
      fullWidth
      label={label}
      value={id}
      error={control.isInvalid}
      options={[
        ['', t('Choose…')],
        ...unlisted,
        ...(records ?? []).map((record) => [record.id, record.name] as const),
      ]}
      onChoose={(chosen) => set(path, chosen)}
      control={{ 'aria-describedby': control.describedBy }}
    />
  );
});

/** Our own fields, for the types of records for which MUI has no control. */
const OWN: Readonly<Partial<Record<TypeName, ComponentType<EditedField>>>> = {
  translated: Translated,
  reference: ReferenceField,
  image: ImageField,
  cells: withFormWords(async () => (await import('./table/CellsInput')).CellsInput),
  body: lazyComponent(async () => (await import('./BodyInput')).BodyInput),
  sections: lazyComponent(async () => (await import('./SectionsField')).SectionsField),
};

function OneField(props: FieldProps<unknown>) {
  const { fieldPathId, formData, uiSchema } = props;
  const path = dotted(fieldPathId.path);
  const field = useField(path);
  const own = { path, label: uiSchema?.['ui:title'] ?? '', value: formData as Json | undefined };
  const format = field && 'format' in field ? field.format : undefined;
  const Own = field && OWN[recordTypeNameOf(field)];
  if (format === 'date' || format === 'time') return <MomentField {...own} format={format} />;
  if (format === 'colour') {
    return (
      <>
        <InputField {...props} />
        <ColourSample name={path} />
      </>
    );
  }
  if (!Own) return <InputField {...props} />;
  return (
    <Loading fallback={<p role="status">{t('Loading…')}</p>}>
      <Own {...own} field={field} />
    </Loading>
  );
}

/** Shows what is made of a colour of the agency: marks, links and buttons, or headings and dark areas. */
function ColourSample({ name }: { readonly name: string }) {
  const primary = useValueAt('primary');
  const secondary = useValueAt('secondary');
  if (!isColour(primary) || !isColour(secondary)) return null;
  const { brand, action, deep, paper } = paletteOf({ primary, secondary });
  const [mark, text] = name === 'primary' ? [brand, action] : [deep, deep];
  const agency = brandName(settings.brand, panelLanguage());
  return (
    <p className="pn-colour line" aria-hidden="true">
      <span style={{ background: mark }} />
      <span style={{ color: text }}>{agency}</span>
      <span style={{ background: text, color: paper }}>{agency}</span>
    </p>
  );
}

const isColour = (value: Json | undefined): value is string =>
  typeof value === 'string' && FORMATS.colour.test(value);

function MomentField(props: EditedValue & { readonly format: 'date' | 'time' }) {
  const { format, path, label, value } = props;
  const { set } = useEditor();
  return (
    <div className="pn-field">
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
  <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
    {children}
    <FormControl error={rawErrors.length > 0}>
      {errors}
      {help}
    </FormControl>
  </Box>
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

const { BaseInputTemplate: MuiInput } = Templates;

/** The input of @rjsf/mui, which reports when typing pauses; numbers have digits of any script. */
function HeldInput(props: BaseInputTemplateProps) {
  const { schema, options, onChange, onBlur } = props;
  const value: unknown = props.value;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const { text, type, commit, leave } = useTypedText(
    shownNumber(value as Json | undefined),
    (typed) => onChange(isNumber ? typedNumber(typed) : typed),
    isNumber ? isSameNumber : undefined,
  );
  if (!MuiInput) return null;
  return (
    <MuiInput
      {...props}
      slotProps={{
        // rjsf's own would be on the frame around the input.
        htmlInput: { 'aria-describedby': ariaDescribedByIds(props.id) },
        ...(options.inputType === 'color' && { input: { endAdornment: <code>{text}</code> } }),
      }}
      value={text}
      onChange={(typed: string | undefined) => type(typed ?? '')}
      onBlur={(id, typed) => {
        // People leave out the scheme; without it, the public pages would have no link.
        const complete = options.inputType === 'url' ? completeAddress(text) : text;
        if (complete !== text) type(complete);
        leave();
        onBlur(id, typed);
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        // Before the form is submitted.
        if (key === 'Enter') commit();
      }}
    />
  );
}
