import { lazy, memo, type ReactNode, Suspense } from 'react';
import { type Field, isNumber } from '../../../definition/model/field';
import { pick } from '../../../definition/language/text';
import { isRecord, type Json } from '../../../definition/model/values';
import { isImage } from '../recordName';
import { BooleanEditor } from './BooleanEditor';
import { ChoiceEditor } from './ChoiceEditor';
import { GroupField } from './GroupField';
import { ImageField } from './ImageField';
import { ImagesField } from './ImagesField';
import { NumberEditor } from './NumberEditor';
import { RefersField } from './RefersField';
import { RefersRows } from './RefersRows';
import { refersOf } from './refersOf';
import { RowsEditor } from './RowsEditor';
import { StringEditor } from './StringEditor';
import { TranslatedField } from './TranslatedField';

const TableField = lazy(async () => ({ default: (await import('./TableField')).TableField }));
const BodyField = lazy(async () => ({ default: (await import('./BodyField')).BodyField }));
const SectionsEditor = lazy(async () => ({
  default: (await import('./SectionsEditor')).SectionsEditor,
}));

interface FieldEditorProps {
  readonly field: Field;
  /** Dotted. */
  readonly path: string;
  readonly value: Json | undefined;
  /** Instead of the field's own label. */
  readonly label?: string;
}

/** The editor of a field of content, whichever it is. */
export const FieldEditor = memo(function FieldEditor(props: FieldEditorProps) {
  const { field, path, value, label = pick(field.label, 'en') } = props;
  const own = { path, label, value };
  if (field.type === 'array') return <ListEditor {...own} field={field} />;
  if (field.type === 'object') {
    if (field.widget === 'body') return lately(<BodyField {...own} />);
    return <GroupField {...own} field={field} value={isRecord(value) ? value : {}} />;
  }
  if (field.type === 'boolean') return <BooleanEditor {...own} />;
  const help = field.help && pick(field.help, 'en');
  if (field.choices) return <ChoiceEditor {...own} choices={field.choices} help={help} />;
  if (isNumber(field)) return <NumberEditor {...own} field={field} />;
  if (field.translated) {
    const isLong = field.widget === 'textarea';
    return <TranslatedField {...own} help={help} isLong={isLong} />;
  }
  if (isImage(field)) return <ImageField {...own} />;
  if (field.refers !== undefined) return <RefersField {...own} kind={field.refers} />;
  return <StringEditor {...own} field={field} />;
});

interface ListEditorProps extends FieldEditorProps {
  readonly field: Extract<Field, { type: 'array' }>;
  readonly label: string;
}

function ListEditor({ field, ...own }: ListEditorProps) {
  const rows: readonly Json[] = Array.isArray(own.value) ? own.value : [];
  if (!('items' in field)) {
    if (field.widget === 'table') return lately(<TableField {...own} />);
    if (field.widget === 'sections') return lately(<SectionsEditor {...own} />);
    return <ImagesField {...own} rows={rows} />;
  }
  if (isImage(field.items)) return <ImagesField {...own} rows={rows} />;
  const refers = refersOf(field.items);
  if (refers) return <RefersRows {...own} rows={rows} {...refers} />;
  return <RowsEditor {...own} rows={rows} items={field.items} />;
}

/** An editor whose code is fetched when it is needed. */
const lately = (editor: ReactNode) => (
  <Suspense fallback={<p role="status">Loading…</p>}>{editor}</Suspense>
);
