import { memo, useMemo } from 'react';
import { SectionsDesigner } from '../../designer/sections/SectionsDesigner';
import { type EditedValue, useEditor, useIssuesWithin } from './EditorContext';
import { FieldGroup } from './FieldGroup';

/** Renders the designer of the sections of a record. */
export const SectionsField = memo(function SectionsField({ path, label, value }: EditedValue) {
  const { set, options, sectionTypes: types } = useEditor();
  const found = useIssuesWithin(path);
  // To the designer, paths begin at its own sections.
  const issues = useMemo(
    () => found.map((issue) => ({ ...issue, path: issue.path.slice(path.length + 1) })),
    [found, path],
  );
  const parts = useMemo(() => ({ options, types }), [options, types]);
  return (
    <FieldGroup path={path} label={label}>
      <SectionsDesigner
        document={value}
        parts={parts}
        issues={issues}
        onChange={(next) => set(path, next)}
      />
    </FieldGroup>
  );
});
