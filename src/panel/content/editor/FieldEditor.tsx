import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { ContentField } from '../../../definition/content';
import { pick } from '../../../definition/text';
import { isRecord, type Json } from '../../../definition/values';
import { isImage } from '../recordName';
import { BooleanField } from './BooleanField';
import { ChoiceField } from './ChoiceField';
import { GroupField } from './GroupField';
import { ImageField } from './ImageField';
import { ImagesField } from './ImagesField';
import { NumberField } from './NumberField';
import { RefersField } from './RefersField';
import { RefersRows } from './RefersRows';
import { refersOf } from './refersOf';
import { RowsField } from './RowsField';
import { StringField } from './StringField';
import { TranslatedField } from './TranslatedField';

const TableField = lazy(async () => ({ default: (await import('./TableField')).TableField }));
const BodyField = lazy(async () => ({ default: (await import('./BodyField')).BodyField }));
const SectionsEditor = lazy(async () => ({
  default: (await import('./SectionsEditor')).SectionsEditor,
}));

interface FieldEditorProps {
  readonly field: ContentField;
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
  if (field.type === 'boolean') return <BooleanField {...own} />;
  const help = field.help && pick(field.help, 'en');
  if (field.choices) return <ChoiceField {...own} choices={field.choices} help={help} />;
  if (field.type !== 'string') return <NumberField {...own} field={field} />;
  if (field.translated) {
    const isLong = field.widget === 'textarea';
    return <TranslatedField {...own} help={help} isLong={isLong} />;
  }
  if (isImage(field)) return <ImageField {...own} />;
  if (field.refers !== undefined) return <RefersField {...own} kind={field.refers} />;
  return <StringField {...own} field={field} />;
});

interface ListEditorProps extends FieldEditorProps {
  readonly field: Extract<ContentField, { type: 'array' }>;
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
  return <RowsField {...own} rows={rows} items={field.items} />;
}

/** An editor whose code is fetched when it is needed. */
const lately = (editor: ReactNode) => (
  <Suspense fallback={<p role="status">Loading…</p>}>{editor}</Suspense>
);
