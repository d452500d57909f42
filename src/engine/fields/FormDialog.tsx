import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '../useTranslate';
import {
  type DialogOptions,
  isList,
  isObject,
  type Shape,
  UNTIL_NOW,
} from '../../definition/model/field';
import type { Path, Values } from '../../definition/model/values';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import { focusIssue } from '../focusIssue';
import { languageAttributes } from '../../definition/language/languageFacts';
import { useInvalidWords } from '../invalidWords';
import { useMuiFrame } from '../MuiFrame';
import { isFilled, answersAround } from '../scope/entry';
import { useScope } from '../scope/ScopeContext';
import { useStore } from 'zustand';
import { controlId } from '../controlId';
import { SchemaForm } from './SchemaForm';
import type { Scope } from '../scope/scope';
import { ScopeProvider } from '../scope/ScopeProvider';
import { ScopeFields } from './ScopeFields';
import { useBackButton } from '../dom/useBackButton';
import { useChildScope } from './useChildScope';

interface FormDialogProps {
  /** The path of the field. */
  readonly path: Path;
  readonly options: FieldOptions;
  /** What the dialog asks for, and the position of that in the scope. */
  readonly shape: Shape;
  readonly at: Path;
  /** Undefined: it was never saved before, and without changes there is nothing to save. */
  readonly values: Values | undefined;
  readonly onSave: (values: Values) => void;
  readonly onClose: () => void;
}

const WIDTH = 600;
/** Milliseconds for which a dialog shows why it was not saved (docs/requirements.md, P25). */
const REFUSED_MS = 3000;

/**
 * Renders a dialog with a form: nothing reaches the form behind it before Save, and Cancel discards
 * the changes. Escape, or a phone's Back button, which is easily pressed by mistake, keeps them
 * until the dialog is opened again.
 */
export function FormDialog(props: FormDialogProps) {
  const { path, options, shape, at, onSave, onClose } = props;
  const { dialog: size, untilNow } = options;
  const t = useTranslate();
  const Frame = useMuiFrame();
  const { environment } = useScope();
  const { language, readOnly, ports } = environment;
  const { scope, forget } = useChildScope(shape, path, at, props.values);
  const invalidWords = useInvalidWords(
    t(isAllRequired(scope.shape) ? 'form.fillOut' : 'form.requiredInformation'),
    t('form.checkMarked'),
  );
  const narrow = useMediaQuery('(max-width: 599.98px)');
  const [refused, setRefused] = useState<{ readonly words: string }>();
  const isSheet = narrow && size?.width !== 'full' && isShort(scope.shape);
  const titleId = useId();

  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setRefused(undefined), REFUSED_MS);
    return () => clearTimeout(timer);
  }, [refused]);

  const putAside = () => {
    scope.pending.flushTexts();
    onClose();
  };
  const leave = () => {
    putAside();
    forget();
  };
  useBackButton(putAside);
  const save = () => {
    const unfinished = scope.pending.settle();
    const { values } = scope.store.getState();
    const issues = [...scope.check(values), ...unfinished];
    scope.show(issues);
    if (
      issues.length === 0 &&
      !props.values &&
      !isFilled(scope.shape, values, { today: ports.today() }, answersAround(scope, values))
    ) {
      setRefused({ words: t('form.nothingYet') });
      return;
    }
    if (issues[0]) {
      setRefused({ words: invalidWords(issues) });
      focusIssue(issues[0].path);
      return;
    }
    onSave(values);
    leave();
  };
  return (
    <Frame>
      <Dialog
        open
        {...languageAttributes(language)}
        onClose={(_, reason) => {
          if (reason === 'escapeKeyDown') putAside();
          else if (readOnly) leave();
        }}
        fullScreen={size?.width === 'full' || (narrow && !isSheet)}
        slotProps={
          isSheet ? SHEET : { paper: { style: { maxWidth: widthOf(size), width: '100%' } } }
        }
        aria-labelledby={titleId}
      >
        <div className="rg-dialog rg-form">
          <h2 className="rg-dialog-title" id={titleId}>
            {options.label}
          </h2>
          <div className="rg-dialog-body">
            {options.control === 'dateRange' ? (
              <DateRangeFields scope={scope} untilNow={untilNow} />
            ) : (
              <ScopeFields scope={scope} />
            )}
          </div>
          <p className="rg-error rg-dialog-message" role="alert">
            {refused?.words}
          </p>
          <div className="rg-dialog-actions spread">
            <button type="button" className="rg-button rg-button-quiet" onClick={leave}>
              {t(readOnly ? 'form.close' : 'form.cancel')}
            </button>
            {!readOnly && (
              <button type="button" className="rg-button rg-button-primary" onClick={save}>
                {t('form.save')}
              </button>
            )}
          </div>
        </div>
      </Dialog>
    </Frame>
  );
}

/** If every field is required, the dialog says so (docs/requirements.md, P25: "fill out all fields please"). */
const isAllRequired = ({ properties, required = [] }: Shape): boolean =>
  Object.keys(properties).every((name) => required.includes(name));

/** The maximum number of fields of a dialog that does not fill a phone's screen. */
const MOST_IN_SHEET = 3;

/** A few fields stand at the bottom of a phone's screen, within reach of the thumb. */
const SHEET = {
  container: { style: { alignItems: 'flex-end' } },
  paper: { style: { margin: 0, maxWidth: '100%', width: '100%' } },
};

const isShort = ({ properties }: Shape): boolean => {
  const fields = Object.values(properties);
  return (
    fields.length <= MOST_IN_SHEET && !fields.some((field) => isList(field) || isObject(field))
  );
};

const widthOf = (size: DialogOptions | undefined): number | undefined =>
  size?.width === 'full' ? undefined : (size?.width ?? WIDTH);

const FROM = ['from'];
const TO = ['to'];

/**
 * Renders both ends of a date range. The until-now switch clears the end when on, and sets it to today when off
 * (docs/requirements.md, P25).
 */
function DateRangeFields({ scope, untilNow }: { scope: Scope; untilNow: string | undefined }) {
  const { environment } = useScope();
  const open = useStore(scope.store, ({ values }) => values.to === UNTIL_NOW);
  const id = controlId([...scope.prefix, 'untilNow']);
  return (
    <ScopeProvider scope={scope} environment={environment}>
      <SchemaForm fields={FROM} />
      {untilNow !== undefined && (
        <label className="rg-check line" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={open}
            disabled={environment.readOnly}
            onChange={({ target }) =>
              scope.set(TO, target.checked ? UNTIL_NOW : environment.ports.today())
            }
          />
          <span>{untilNow}</span>
        </label>
      )}
      {!open && <SchemaForm fields={TO} />}
    </ScopeProvider>
  );
}
