import {
  type ComponentProps,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslate } from '../useTranslate';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import type { Shape } from '../../definition/model/field';
import { dotted, type Path, type Values } from '../../definition/model/values';
import { controlId } from '../controlId';
import { AppearedContext } from '../scope/appeared';
import { useFullPath, useAnswerIssue, useScope } from '../scope/ScopeContext';
import { MissingPart } from '../inputs/MissingPart';
import { useLazyPart } from '../inputs/useLazyPart';
import { FieldFrame } from './FieldFrame';
import type { FormDialog } from './FormDialog';
import { headIds } from './FrameHead';
import { useChildScope } from './useChildScope';

/** Loaded when the first dialog opens, or when the page is idle. */
export const loadDialog = () => import('./FormDialog');

interface OpenDialogProps extends Pick<
  ComponentProps<typeof FormDialog>,
  'isNew' | 'onSave' | 'onClose' | 'range'
> {
  /** The path of the field. */
  readonly path: Path;
  readonly options: FieldOptions;
  /** What the dialog asks for, and the position of that in the scope. */
  readonly shape: Shape;
  readonly at: Path;
  readonly values: Values | undefined;
}

/** Renders the dialog as soon as its code is loaded. */
function OpenDialog({ path, options, shape, at, values, ...dialog }: OpenDialogProps) {
  const child = useChildScope(shape, path, at, values);
  const { part, failed, retry } = useLazyPart(loadDialog, 0);
  if (!part) return failed && <MissingPart failed onRetry={retry} />;
  return <part.FormDialog child={child} title={options.label} size={options.dialog} {...dialog} />;
}

interface DialogFieldProps extends Omit<OpenDialogProps, 'onClose'> {
  /** A summary of the answers so far; nothing before the first save. */
  readonly summary: ReactNode;
}

/** Renders a field whose parts are in a dialog: a button that opens it, and a summary of its answers. */
export function DialogField({ summary, ...dialog }: DialogFieldProps) {
  const { path, options } = dialog;
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
      {open && <OpenDialog {...dialog} onClose={() => setOpen(false)} />}
    </FieldFrame>
  );
}
