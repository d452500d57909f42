import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { GroupFrame } from '../fields/GroupFrame';
import { fieldOptions } from '../rjsf/options';
import { RowList } from './RowList';

/** A list as rows that are edited in place, with a button for one more. */
export function RowsTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, uiSchema, fieldPathId, readonly } = props;
  const { t } = useTranslation();
  return (
    <GroupFrame path={fieldPathId.path} options={fieldOptions(uiSchema)}>
      <RowList items={items} />
      {canAdd && !readonly && (
        <button
          type="button"
          className="rg-button rg-button-quiet rg-add-row"
          id={`${fieldPathId.$id}-add`}
          onClick={onAddClick}
        >
          {t('form.addRow', { what: fieldOptions(itemsUi(uiSchema)).label })}
        </button>
      )}
    </GroupFrame>
  );
}

const itemsUi = (uiSchema: ArrayFieldTemplateProps['uiSchema']) =>
  typeof uiSchema?.items === 'object' ? uiSchema.items : undefined;
