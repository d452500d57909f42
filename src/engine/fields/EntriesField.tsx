import type { FieldProps, UiSchema } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { isList, isObject, type ObjectField } from '../../definition/field';
import { fieldAt } from '../../definition/fieldAt';
import { dotted, type Json } from '../../definition/values';
import { fieldOptions } from '../rjsf/options';
import { useScope } from '../scope/ScopeContext';
import { RowList } from '../templates/RowList';
import { Entry } from './Entry';
import { GroupFrame } from './GroupFrame';

/**
 * A list that grows by whole entries: one is filled in, then added, and may be edited where it then
 * stands (paper 2, section 5: a career row needs its fields before it can be added).
 */
export function EntriesField(props: FieldProps) {
  const { fieldPathId, onChange, uiSchema, registry, readonly } = props;
  const formData: unknown = props.formData;
  const { path } = fieldPathId;
  const { scope } = useScope();
  const { ArrayField } = registry.fields;
  const options = fieldOptions(uiSchema);
  const rows = Array.isArray(formData) ? (formData as Json[]) : [];
  const [added, setAdded] = useState(0);
  const rowsUi = useMemo(() => withBareRows(uiSchema), [uiSchema]);
  const list = fieldAt(scope.shape, dotted(path));
  const items = list && isList(list) && isObject(list.items) ? list.items : NO_ITEMS;
  const full = options.maxItems !== undefined && rows.length >= options.maxItems;
  if (!ArrayField) return null;
  return (
    <GroupFrame path={path} options={options}>
      <ArrayField {...props} uiSchema={rowsUi} />
      {!readonly && !full && (
        <Entry
          key={added}
          items={items}
          list={path}
          rows={rows}
          first={added === 0}
          onAdd={(row) => {
            onChange([...rows, row], path);
            setAdded((times) => times + 1);
          }}
        />
      )}
    </GroupFrame>
  );
}

const NO_ITEMS: ObjectField = { type: 'object', label: ['', '', ''], properties: {} };

/** rjsf's own list without a frame around it: the entry stands inside the same frame. */
function withBareRows(uiSchema: UiSchema | undefined): UiSchema {
  const options = { ...uiSchema?.['ui:options'], ArrayFieldTemplate: RowList };
  return { ...uiSchema, 'ui:field': undefined, 'ui:options': options };
}
