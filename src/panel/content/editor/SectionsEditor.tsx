import { memo, useMemo } from 'react';
import { SectionsInput } from '../../sections/SectionsInput';
import { type EditedValue, editorControlId, useEditor, useIssuesWithin } from './EditorContext';

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
    <fieldset className="pn-field" id={editorControlId(path)} tabIndex={-1}>
      <legend className="pn-label">{label}</legend>
      <SectionsInput
        value={value}
        onChange={(next) => set(path, next)}
        issues={issues}
        {...(sectionTypes && { types: sectionTypes })}
      />
    </fieldset>
  );
});
