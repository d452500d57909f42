import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Loading } from '../../../platform/loading/Loading';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { flushSync } from 'react-dom';
import type { ContentKind } from '../../../definition/content/contentType';
import { HoldingContext } from '../../../engine/inputs/holding';
import { createPendingInput } from '../../../engine/scope/pendingInput';
import { watchPointerPresses } from '../../../engine/dom/pointerPress';
import { KeptNotice } from '../../data/edits/KeptNotice';
import { EditorContext, useEditor } from '../editor/EditorContext';
import { LanguageSwitch } from '../editor/texts/LanguageSwitch';
import { RecordForm } from '../editor/RecordForm';
import { RecordRail } from './RecordRail';
import type { StaffRecord } from '../records';
import { SampleNotice, stateNow } from '../StateChip';
import { useDraft } from './useDraft';
import { useOptionLists, useReferred, useSectionTypes } from '../useReferred';
import { useSaving } from './useSaving';
import { SaveBar } from './SaveBar';
import { t } from '../../language/t';
import '../editor/editor.css';
import '../../data/texts/texts.css';
import '../editor/fields.css';
import '../editor/rows/rows.css';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { inSummary } from './editorIssues';
import { focusPath } from './focusPath';
import { ChangeNotices, type EditedChange } from '../changes/ChangeCard';
import { pathTitle } from '../pathTitle';
import { ActionAlert } from '../../data/ActionAlert';

const Preview = lazyComponent(async () => (await import('../../preview/Preview')).Preview);

interface KindEditorProps {
  readonly kind: ContentKind;
  /** Undefined for one that was never saved. */
  readonly record: StaffRecord | undefined;
  readonly onSaved?: (record: StaffRecord) => void;
  /** Set if a change may be prepared beside the record; is called after that. */
  readonly onPrepared?: () => void;
  /** The record is this change. */
  readonly change?: EditedChange;
}

/** Edits a record of any kind, by the fields of its file. One for each record: give it a key. */
export function KindEditor({ kind, record, onSaved, onPrepared, change }: KindEditorProps) {
  const { fields } = kind;
  const draft = useDraft(kind, record);
  const { stored, isDirty } = draft;
  const { values } = draft.edit;
  const referred = useReferred(fields);
  /** How far the page was scrolled when the preview was opened; undefined: it is closed. */
  const [leftAt, setLeftAt] = useState<number>();
  const isPreviewed = leftAt !== undefined;
  const options = useOptionLists(fields);
  const saving = useSaving({ kind, draft, referred, options, onSaved, onPrepared });
  const { issues, isSaving, validate, save, saveAsNew, prepare, set } = saving;
  const sectionTypes = useSectionTypes(fields, values, referred);
  const editor = useMemo(
    () => ({ fields, set, issues, referred, options, sectionTypes }),
    [fields, set, issues, referred, options, sectionTypes],
  );
  const onReplaced = (now: StaffRecord) => {
    draft.replaced(now);
    onSaved?.(now);
  };
  const holding = useHolding();
  const preview = useRef<HTMLElement>(null);
  useEffect(() => {
    // Beside the form it is in sight; on a narrow screen it is below, and closing it leads back to the field in hand.
    const top = preview.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0 && top <= innerHeight / 2) return undefined;
    preview.current?.scrollIntoView();
    return () => scrollTo({ top: leftAt });
  }, [leftAt]);
  return (
    <HoldingContext value={holding}>
      <EditorContext value={editor}>
        <form
          className="pn-editor stack-16"
          data-previewed={isPreviewed || undefined}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isDirty || stored === undefined) void save();
          }}
        >
          <Box className="stack-20" sx={{ paddingBlockEnd: 2, containerType: 'inline-size' }}>
            {stored && <SampleNotice records={[stored]} />}
            <KeptNotice kept={draft} onRestore={draft.resume} />
            {change && stored && (
              <ChangeNotices {...{ kind, change, stored, values, onReplaced }} />
            )}
            {saveAsNew && (
              <ActionAlert
                severity="warning"
                button={t('Save as a new record')}
                onPress={saveAsNew}
              >
                {t('This record was deleted meanwhile. What you see here is not saved.')}
              </ActionAlert>
            )}
            <LanguageSwitch fields={fields} values={values} />
            <IssueSummary />
            <RecordForm values={values} validate={validate} />
          </Box>
          <RecordRail
            kind={kind}
            stored={stored}
            values={values}
            isDirty={isDirty}
            change={change}
            onReplaced={onReplaced}
            onPrepared={onPrepared}
          />
          {isPreviewed && (
            <Box
              component="aside"
              sx={{
                minWidth: 0,
                // There is room to scroll it into view before its page has loaded.
                minHeight: '100vh',
                scrollMarginBlockStart: '72px',
                '@media (min-width: 1280px)': {
                  minHeight: 0,
                  gridArea: '1 / 2 / 3',
                  '@media screen': { position: 'sticky', insetBlockStart: '72px' },
                },
              }}
              ref={preview}
            >
              <Loading fallback={<p role="status">{t('Loading…')}</p>}>
                <Preview
                  kind={kind}
                  draft={values}
                  {...(stored && { id: stored.id, isHidden: stateNow(stored) !== 'onSite' })}
                />
              </Loading>
            </Box>
          )}
          <SaveBar
            isSaving={isSaving}
            isPreviewed={isPreviewed}
            isDirty={isDirty}
            isNew={stored === undefined}
            {...(onPrepared &&
              stored &&
              stateNow(stored) === 'onSite' && {
                onPrepare: () => void prepare(),
              })}
            onDiscard={draft.discard}
            onPreview={() => setLeftAt(isPreviewed ? undefined : scrollY)}
          />
        </form>
      </EditorContext>
    </HoldingContext>
  );
}

/** What is being typed reaches the draft, and the edit that is kept, before the page goes. */
function useHolding() {
  const [pending] = useState(createPendingInput);
  useEffect(() => {
    const flush = () => flushSync(() => pending.flushTexts());
    const unwatch = watchPointerPresses();
    addEventListener('beforeunload', flush);
    return () => {
      unwatch();
      removeEventListener('beforeunload', flush);
    };
  }, [pending]);
  return pending.addText;
}

/** All that keeps a record from being saved, each leading to its field. */
function IssueSummary() {
  const { fields, issues } = useEditor();
  if (issues.length === 0) return null;
  return (
    <Alert severity="error" sx={{ '& button': { textDecoration: 'underline' } }}>
      <AlertTitle>{t('This is not saved yet')}</AlertTitle>
      <ul className="stack-8">
        {inSummary(fields, issues).map(({ path, words }) => (
          <li key={`${path} ${words}`}>
            {path === '' ? (
              words
            ) : (
              <button type="button" className="pn-bare" onClick={() => focusPath(path)}>
                {pathTitle(fields, path)}: {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
