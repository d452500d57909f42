import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentKind } from '../../definition/content/contentType';
import { KeptNotice } from '../data/KeptNotice';
import { useBase } from './conflict/useBase';
import { EditorContext } from './editor/EditorContext';
import { FieldEditor } from './editor/FieldEditor';
import { FaultSummary } from './FaultSummary';
import { documentOf, type StaffRecord } from './records';
import { SaveBar } from './SaveBar';
import { draftKey, useDraft } from './useDraft';
import { useReferred } from './useReferred';
import { useSaving } from './useSaving';
import { useSectionTypes } from './useSectionTypes';
import './editor/editor.css';
import './editor/fields.css';
import './editor/rows.css';

const Preview = lazy(async () => ({ default: (await import('../preview/Preview')).Preview }));

interface KindEditorProps {
  readonly kind: ContentKind;
  /** Undefined for one that was never saved. */
  readonly record: StaffRecord | undefined;
  readonly onSaved?: (record: StaffRecord) => void;
}

/** Edits a record of any kind, by the fields of its file. One for each record: give it a key. */
export function KindEditor({ kind, record, onSaved }: KindEditorProps) {
  const { fields } = kind;
  const draft = useDraft(draftKey(kind, record?.id), useBefore(kind, record));
  const base = useBase(draftKey(kind, record?.id), record, draft.isDirty);
  const referred = useReferred(fields);
  const [isPreviewed, setPreviewed] = useState(false);
  const { issues, isSaving, save, set } = useSaving({
    kind,
    record,
    draft,
    base,
    referred,
    onSaved,
  });
  const sectionTypes = useSectionTypes(fields, draft.values, referred);
  const editor = useMemo(
    () => ({ set, issues, referred, sectionTypes }),
    [set, issues, referred, sectionTypes],
  );
  const { found } = draft;
  const preview = useRef<HTMLElement>(null);
  useEffect(() => {
    // Beside the form it is in sight; on a narrow screen it is below.
    const top = preview.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight) preview.current?.scrollIntoView();
  }, [isPreviewed]);
  return (
    <EditorContext value={editor}>
      <form
        className="pn-editor"
        data-previewed={isPreviewed || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="pn-editor-form">
          {found && (
            <KeptNotice
              onRestore={() => {
                draft.replace(documentOf(fields, found));
                base.restore();
                draft.forget();
              }}
              onDiscard={draft.forget}
            />
          )}
          <FaultSummary fields={fields} issues={issues} />
          {Object.entries(fields).map(([name, field]) => (
            <FieldEditor key={name} field={field} path={name} value={draft.values[name]} />
          ))}
        </div>
        {isPreviewed && (
          <aside className="pn-editor-preview" ref={preview}>
            <Suspense fallback={<p role="status">Loading…</p>}>
              <Preview kind={kind} draft={draft.values} {...(record && { id: record.id })} />
            </Suspense>
          </aside>
        )}
        <SaveBar
          isSaving={isSaving}
          isPreviewed={isPreviewed}
          isDirty={draft.isDirty}
          isNew={record === undefined}
          fields={fields}
          values={draft.values}
          onDiscard={draft.discard}
          onPreview={() => setPreviewed((before) => !before)}
        />
      </form>
    </EditorContext>
  );
}

const useBefore = ({ fields }: ContentKind, record: StaffRecord | undefined) =>
  useMemo(() => documentOf(fields, record ?? {}), [fields, record]);
