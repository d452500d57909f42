import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { fieldOptions } from '../rjsf/fieldOptions';

/** Renders one row of a list: its fields, and a Delete button. */
export function RowTemplate({
  children,
  buttonsProps,
  index,
  uiSchema,
  readonly,
}: ArrayFieldItemTemplateProps) {
  const { t } = useTranslation();
  // A row with a single field is named by that field.
  const isGroup = fieldOptions(uiSchema).control === 'block';
  const title = t('form.row', { what: fieldOptions(uiSchema).label, number: index + 1 });
  return (
    <li className="rg-row">
      {isGroup && (
        <p className="rg-row-title" aria-hidden="true">
          {title}
        </p>
      )}
      <div role="group" aria-label={title} className="rg-row-fields">
        {children}
      </div>
      {buttonsProps.hasRemove && !readonly && (
        <button
          type="button"
          className="rg-button rg-button-quiet rg-delete-row"
          aria-label={`${t('form.delete')}: ${title}`}
          onClick={buttonsProps.onRemoveItem}
        >
          {t('form.delete')}
        </button>
      )}
    </li>
  );
}
