import { memo, useMemo } from 'react';
import { SectionsInput } from '../../sections/SectionsInput';
import { type EditedValue, useEditor, useIssuesWithin } from './EditorContext';
import { FieldGroup } from './FieldGroup';

/** The section builder within a record. */
export const SectionsEditor = memo(function SectionsEditor(props: EditedValue) {
  const { path, label, value } = props;
  const { set, sectionTypes } = useEditor();
  const found = useIssuesWithin(path);
  // To the builder, paths begin at its own sections.
  const issues = useMemo(
    () => found.map((issue) => ({ ...issue, path: issue.path.slice(path.length + 1) })),
    [found, path],
  );
  return (
    <FieldGroup path={path} label={label}>
      <SectionsInput
        value={value}
        onChange={(next) => set(path, next)}
        issues={issues}
        types={sectionTypes}
      />
    </FieldGroup>
  );
});
