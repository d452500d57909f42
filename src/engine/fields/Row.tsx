import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import deepEquals from '../rjsf/lean/deepEquals';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useTranslate } from '../useTranslate';
import { SchemaField } from './SchemaField';

interface RowProps extends FieldProps {
  readonly index: number;
  /** Undefined: the row cannot be deleted. It is not compared, so it must stay valid. */
  readonly onDelete: ((index: number) => void) | undefined;
}

/** Renders one row of a list: its fields, and a Delete button. */
export const Row = memo(function Row({ index, onDelete, ...list }: RowProps) {
  const { uiSchema, registry, fieldPathId: parent } = list;
  const t = useTranslate();
  const fieldPathId = useMemo(
    () => toFieldPathId(index, registry.globalFormOptions, parent),
    [index, registry, parent],
  );
  const { control, label: what } = fieldOptions(uiSchema);
  // A row with a single field is named by that field.
  const isGroup = control === 'block';
  const title = t('form.row', { what, number: index + 1 });
  return (
    <li className="rg-row">
      {isGroup && (
        <p className="rg-row-title" aria-hidden="true">
          {title}
        </p>
      )}
      <div role="group" aria-label={title} className="rg-row-fields">
        <SchemaField {...list} fieldPathId={fieldPathId} />
      </div>
      {onDelete && (
        <button
          type="button"
          className="rg-button rg-button-quiet rg-delete-row"
          aria-label={`${t('form.delete')}: ${title}`}
          onClick={() => onDelete(index)}
        >
          {t('form.delete')}
        </button>
      )}
    </li>
  );
}, deepEquals);
