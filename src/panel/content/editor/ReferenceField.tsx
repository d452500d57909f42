import { memo } from 'react';
import { referredKind } from '../../../definition/content/contentReferences';
import { SelectField } from '../../data/SelectField';
import { type EditedField, useControl, useEditor } from './EditorContext';
import { t } from '../../language/t';

export const ReferenceField = memo(function ReferenceField(props: EditedField) {
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
