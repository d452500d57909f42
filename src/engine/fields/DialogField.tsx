import { type ComponentProps, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../useTranslate';
import { UNTIL_NOW } from '../../definition/model/field';
import { shapeAt } from '../../definition/model/fieldAt';
import { dotted, isRecord, type Values } from '../../definition/model/values';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import { controlId } from '../controlId';
import { LazyPart } from '../inputs/LazyPart';
import { fieldOptions } from '../rjsf/fieldOptions';
import { AppearedContext } from '../scope/appeared';
import { useAnswer, useAnswerIssue, useFullPath, useList, useScope } from '../scope/ScopeContext';
import { FieldFrame, headIds } from './FieldFrame';
import type { FormDialog } from './FormDialog';
import type { PlacedField } from './SchemaField';

/** Loaded when the first dialog opens, or when the page is idle. */
export const loadDialog = () => import('./FormDialog');

/** Loaded with the first answers in a dialog; until then the button works without a summary. */
export const loadSummaries = () => import('./summaries');

interface DialogFieldProps extends Omit<ComponentProps<typeof FormDialog>, 'onClose'> {
  /** A summary of the answers so far; nothing before the first save. */
  readonly summary: ReactNode;
}

/** Renders a field whose parts are in a dialog: a button that opens it, and a summary of its answers. */
function DialogField({ summary, ...dialog }: DialogFieldProps) {
  const { path, options } = dialog;
  const t = useTranslate();
  const full = useFullPath(path);
  const issue = useAnswerIssue(path, true);
  const { readOnly, unsaved } = useScope().environment;
  const here = dotted(full);
  const opens = use(AppearedContext) && options.dialog?.opens === true;
  const [open, setOpen] = useState(opens);
  // While the dialog is open, the list inside it has the field's id.
  const id = open ? `${controlId(full)}-behind` : controlId(full);
  const { labelledBy, describedBy } = headIds(id, options, issue);
  const aside = useSyncExternalStore(unsaved.subscribe, () => unsaved.holds(here));
  return (
    <FieldFrame id={id} as="span" options={options} issue={issue}>
      {summary && <div className="rg-summary">{summary}</div>}
      {aside && !open && <p className="rg-aside">{t('form.notSaved')}</p>}
      {readOnly && !summary ? (
        <span className="rg-none">{t('form.notAnswered')}</span>
      ) : (
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
      )}
      {open && (
        <LazyPart load={loadDialog}>
          {(part) => <part.FormDialog {...dialog} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </FieldFrame>
  );
}

export function ListDialogField({ path, uiSchema }: PlacedField) {
  const { scope } = useScope();
  const list = useList(path);
  const answer = useAnswer(path);
  const rows = Array.isArray(answer) ? answer : [];
  const name = String(path.at(-1));
  return (
    <DialogField
      path={path}
      options={fieldOptions(uiSchema)}
      summary={
        rows.length > 0 && (
          <LazyPart load={loadSummaries} isQuiet>
            {({ RowSummary }) => <RowSummary path={path} rows={rows} />}
          </LazyPart>
        )
      }
      // Edited by entries: inside its dialog it must not open another.
      shape={{ properties: { [name]: { ...list, widget: 'entries' } } }}
      at={path.slice(0, -1)}
      values={{ [name]: rows }}
      onSave={(saved) => scope.set(path, saved[name] ?? [])}
    />
  );
}

/** Renders an object that is edited inside a dialog, such as the spouse's data or a date range. */
export function ObjectDialogField({ path, uiSchema }: PlacedField) {
  const { scope } = useScope();
  const options = fieldOptions(uiSchema);
  const answer = useAnswer(path);
  const values = isRecord(answer) ? answer : undefined;
  return (
    <DialogField
      path={path}
      options={options}
      summary={
        values &&
        (options.control === 'dateRange' ? (
          <RangeSummary {...values} untilNow={options.untilNow} />
        ) : (
          <LazyPart load={loadSummaries} isQuiet>
            {({ AnswerSummary }) => <AnswerSummary path={path} values={values} />}
          </LazyPart>
        ))
      }
      shape={shapeAt(scope.shape, path) ?? NO_FIELDS}
      at={path}
      values={values}
      // An object without answers is removed.
      onSave={(saved) => scope.set(path, isEmpty(saved) ? undefined : saved)}
    />
  );
}

const isEmpty = (values: Values): boolean =>
  Object.values(values).every((value) => value === undefined || value === '');

const NO_FIELDS = { properties: {} };

/** Shows a date range on one line: its dates read left to right, in the page's direction. */
function RangeSummary({ from, to, untilNow }: Values & Pick<FieldOptions, 'untilNow'>) {
  const t = useTranslate();
  return (
    <span>
      <bdi dir="ltr">{String(from ?? '')}</bdi>
      {to !== undefined && ` ${t('form.rangeTo')} `}
      {to !== undefined && <bdi>{to === UNTIL_NOW ? untilNow : String(to)}</bdi>}
    </span>
  );
}
