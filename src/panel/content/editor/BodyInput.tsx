import Box from '@mui/material/Box';
import { memo, useRef } from 'react';
import type { StringField } from '../../../definition/model/field';
import { BODY_TYPES } from '../../../definition/model/types/body';
import { isRecord, type Json } from '../../../definition/model/values';
import { SelectField } from '../../data/fields/SelectField';
import {
  describedByIds,
  type EditedValue,
  editorControlId,
  useEditor,
  useIssuesWithin,
} from './EditorContext';
import { ErrorText } from '../../data/texts/ErrorText';
import { RowsEditor } from './rows/RowsEditor';
import { TableField } from './table/TableField';
import { TranslatedField } from './texts/TranslatedField';
import { t } from '../../language/t';
import type { PanelText } from '../../language/panelText';

interface BodyShape {
  readonly type: number;
  readonly name: PanelText;
  /** What a body of this shape begins with. */
  readonly empty: Json;
}

const TEXT: BodyShape = { type: BODY_TYPES.text, name: 'Text', empty: ['', '', ''] };

const SHAPES: readonly BodyShape[] = [
  TEXT,
  { type: BODY_TYPES.list, name: 'List', empty: [['', '', '']] },
  { type: BODY_TYPES.table, name: 'Table', empty: [] },
];

/** The shape of a type; what has none of them is shown as a text. */
const shapeOf = (type: Json | undefined): BodyShape =>
  SHAPES.find((shape) => shape.type === type) ?? TEXT;

/** Issues below the field that no control inside it shows. */
const OWN: ReadonlySet<string> = new Set(['type', 'value']);

const ITEM: StringField = {
  type: 'string',
  translated: true,
  label: ['خاڵ', 'بند', 'Item'],
};

const LONG: StringField = { ...ITEM, widget: 'textarea' };

/** A part of an overview: a text, a list of texts, or a table. */
export const BodyInput = memo(function BodyInput({ path, label, value }: EditedValue) {
  const { set } = useEditor();
  const body = isRecord(value) ? value : {};
  // What was there as a list comes back when staff think better of the table.
  const others = useRef(new Map<number, Json>());
  const shape = shapeOf(body.type);
  const change = (type: number) => {
    others.current.set(shape.type, body.value ?? null);
    set(path, { type, value: others.current.get(type) ?? shapeOf(type).empty });
  };
  const issue = useIssuesWithin(path).find(({ path: at }) => OWN.has(at.slice(path.length + 1)));
  const errorId = `${editorControlId(path)}-error`;
  const inner = { path: `${path}.value`, value: body.value };
  return (
    <Box
      className="pn-field stack"
      sx={{ justifyItems: 'start', '& > :not(.pn-narrow)': { width: '100%' } }}
    >
      <SelectField
        id={editorControlId(`${path}.type`)}
        className="pn-narrow"
        label={label}
        value={String(shape.type)}
        options={SHAPES.map(({ type, name }) => [String(type), t(name)] as const)}
        onChoose={(type) => change(Number(type))}
        error={issue !== undefined}
        control={{ 'aria-describedby': `${errorId} ${describedByIds(path)}` }}
      />
      {shape.type === BODY_TYPES.text && (
        <TranslatedField {...inner} label={t('Text')} field={LONG} />
      )}
      {shape.type === BODY_TYPES.list && (
        <RowsEditor
          path={inner.path}
          label={t('List')}
          items={ITEM}
          rows={Array.isArray(body.value) ? body.value : []}
        >
          {(row, index) => (
            <TranslatedField
              path={`${inner.path}.${index}`}
              label={t('Item')}
              value={row}
              field={ITEM}
            />
          )}
        </RowsEditor>
      )}
      {shape.type === BODY_TYPES.table && <TableField {...inner} label={t('Table')} />}
      <ErrorText id={errorId} words={issue?.words} />
    </Box>
  );
});
