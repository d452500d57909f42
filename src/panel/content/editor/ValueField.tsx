import { type ComponentType, memo } from 'react';
import { brandName } from '../../../definition/brand/brand';
import { paletteOf } from '../../../definition/brand/palette';
import { referredKind } from '../../../definition/content/contentReferences';
import { FORMATS } from '../../../definition/model/formats';
import { recordTypeNameOf } from '../../../definition/model/types/recordTable';
import type { TypeName } from '../../../definition/model/types/table';
import type { Json } from '../../../definition/model/values';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Loading } from '../../../platform/loading/Loading';
import { settings } from '../../../platform/readPageSettings';
import { MomentInput, withFormWords } from '../../data/fields/DayField';
import { SelectField } from '../../data/fields/SelectField';
import { panelLanguage } from '../../language/panelLanguage';
import { t } from '../../language/t';
import {
  type EditedField,
  type EditedValue,
  useControl,
  useEditor,
  useValueAt,
} from './EditorContext';
import { InputField } from './InputField';
import { ImageField } from './pictures/ImageField';
import { TranslatedField } from './texts/TranslatedField';

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

/** The controls of the types that only records have. */
const OWN: Readonly<Partial<Record<TypeName, ComponentType<EditedField>>>> = {
  translated: Translated,
  reference: ReferenceField,
  image: ImageField,
  cells: withFormWords(async () => (await import('./table/CellsInput')).CellsInput),
  body: lazyComponent(async () => (await import('./BodyInput')).BodyInput),
  sections: lazyComponent(async () => (await import('./SectionsField')).SectionsField),
};

/** Renders the control of a field that is neither a group nor a list. */
export function ValueField(props: EditedField) {
  const { field, path } = props;
  const format = 'format' in field ? field.format : undefined;
  const Own = OWN[recordTypeNameOf(field)];
  if (format === 'date' || format === 'time') return <MomentField {...props} format={format} />;
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
      <Own {...props} />
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
