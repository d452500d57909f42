import { useMemo, useState } from 'react';
import type { Field } from '../../src/definition/model/field';
import type { Text } from '../../src/definition/model/text';
import { type Json, parsePath, type Values, withValueAt } from '../../src/definition/model/values';
import { EditorContext } from '../../src/panel/content/editor/EditorContext';
import { RecordForm } from '../../src/panel/content/editor/RecordForm';
import type { EditorIssue } from '../../src/panel/content/record/editorIssues';
import type { Referred } from '../../src/panel/content/useReferred';
import type { FetchedOptions } from '../../src/panel/designer/sections/composing';

const NO_ISSUES: readonly EditorIssue[] = [];
const NOBODY: Referred = {};
export const NO_OPTIONS: FetchedOptions = { state: 'ready', value: [], reload: () => undefined };

/** Returns a label of which only the English text matters. */
export const label = (en: string): Text => ['', '', en];

export interface Held {
  values: Values;
  /** Where the last change was made, dotted. */
  last?: string;
}

/** Renders the editor of a record with one field, `facts`. */
export function Editor({
  field,
  held,
  issues = NO_ISSUES,
  referred = NOBODY,
}: {
  readonly field: Field;
  readonly held: Held;
  readonly issues?: readonly EditorIssue[];
  readonly referred?: Referred;
}) {
  const [values, setValues] = useState(held.values);
  const fields = useMemo(() => ({ facts: field }), [field]);
  const editor = useMemo(
    () => ({
      fields,
      issues,
      referred,
      options: NO_OPTIONS,
      set: (path: string, value: Json | undefined) => {
        held.last = path;
        held.values = withValueAt(held.values, parsePath(path), value) as Values;
        setValues(held.values);
      },
    }),
    [fields, held, issues, referred],
  );
  return (
    <EditorContext value={editor}>
      <RecordForm values={values} validate={undefined} />
    </EditorContext>
  );
}
