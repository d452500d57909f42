import {
  type ComponentProps,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslate } from '../useTranslate';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import { dotted, type Path } from '../../definition/model/values';
import { controlId } from '../controlId';
import { AppearedContext } from '../scope/appeared';
import { useFullPath, useAnswerIssue, useScope } from '../scope/ScopeContext';
import { MissingPart } from '../inputs/MissingPart';
import { useLazyPart } from '../inputs/useLazyPart';
import { FieldFrame } from './FieldFrame';
import type { FormDialog } from './FormDialog';
import { headIds } from './FrameHead';

/** Loaded when the first dialog opens, or when the page is idle. */
export const loadDialog = () => import('./FormDialog');

/** Renders the dialog as soon as its code is loaded. */
export function LazyFormDialog(props: ComponentProps<typeof FormDialog>) {
  const { part, failed, want, retry } = useLazyPart(loadDialog);
  useEffect(want, [want]);
  if (part) return <part.FormDialog {...props} />;
  return failed && <MissingPart failed onRetry={retry} />;
}

interface DialogFieldProps {
  readonly path: Path;
  readonly options: FieldOptions;
  /** A summary of the answers so far; nothing before the first save. */
  readonly summary: ReactNode;
  readonly renderDialog: (close: () => void) => ReactNode;
}

/** Renders a field whose parts are in a dialog: a button that opens it, and a summary of its answers. */
export function DialogField({ path, options, summary, renderDialog }: DialogFieldProps) {
  const t = useTranslate();
  const full = useFullPath(path);
  const issue = useAnswerIssue(path, true);
  const { readOnly, unsaved } = useScope().environment;
  const here = dotted(full);
  const opens = use(AppearedContext) && options.dialog?.opens === true;
  const [open, setOpen] = useState(opens || unsaved.open.has(here));
  useEffect(() => {
    if (!open) return undefined;
    unsaved.open.add(here);
    return () => void unsaved.open.delete(here);
  }, [open, unsaved, here]);
  // While the dialog is open, the list inside it has the field's id.
  const id = open ? `${controlId(full)}-behind` : controlId(full);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const { labelledBy, describedBy } = headIds(id, options.help, issue);
  const aside = useSyncExternalStore(unsaved.subscribe, () => unsaved.holds(here));
  if (readOnly && !summary) {
    return (
      <FieldFrame id={id} options={options} issue={issue} group>
        <span className="rg-none">{t('form.notAnswered')}</span>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame id={id} options={options} issue={issue} group>
      {summary && <div className="rg-summary">{summary}</div>}
      {aside && !open && <p className="rg-aside">{t('form.notSaved')}</p>}
      <button
        ref={button}
        type="button"
        id={id}
        className="rg-button rg-button-outlined"
        aria-haspopup="dialog"
        aria-labelledby={`${labelledBy} ${id}-action`}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-action`}>
          {t(readOnly ? 'form.view' : summary ? 'form.change' : 'form.fillIn')}
        </span>
      </button>
      {open && renderDialog(close)}
    </FieldFrame>
  );
}
