import type { WidgetName } from '../../definition/model/types/table';
import { DateWidget } from './DateWidget';
import { LazyWidget } from './LazyWidget';
import { OptionsWidget, useParent } from './OptionsWidget';
import { CalculatedWidget, HandedWidget } from './OutputWidget';
import { PositionWidget } from './PositionWidget';
import { TextWidget } from './TextWidget';
import type { Widget, WidgetProps } from './widgetProps';
import { TimeInput } from '../inputs/TimeInput';
import { addedUp } from '../../definition/model/sumLimits';
import { isRecord, valueAt, type Json } from '../../definition/model/values';
import { Counter } from '../inputs/Counter';
import { useAnswer, useBound, useScope } from '../scope/ScopeContext';
import { useTranslate } from '../useTranslate';
import { type Answer, type Choice, chosenUnless } from '../../definition/model/field';
import { choicesUnder } from '../../definition/model/option';
import { ariaOf, type InputProps } from '../inputs/inputProps';
import { ChoiceMarks, RadioChoice } from '../inputs/RadioChoice';
import { SelectChoice } from '../inputs/SelectChoice';
import '../inputs/control.css';
import '../inputs/choice.css';
import type { FileKind } from '../../definition/model/types/fieldType';
import { LazyPart } from '../inputs/LazyPart';
import { LazyPhotos } from '../inputs/LazyPhotos';

interface Control {
  readonly Widget: Widget;
  /** Several controls under one label. */
  readonly isGroup?: boolean;
}

/** The component of each widget. Objects and lists have their own fields (SchemaForm). */
const CONTROLS: Readonly<Record<Exclude<WidgetName, Structure>, Control>> = {
  text: { Widget: TextWidget },
  email: { Widget: TextWidget },
  phone: { Widget: TextWidget },
  url: { Widget: TextWidget },
  code: { Widget: CodeWidget },
  time: { Widget: TimeWidget },
  position: { Widget: PositionWidget },
  number: { Widget: TextWidget },
  textarea: { Widget: TextWidget },
  date: { Widget: DateWidget },
  counter: { Widget: CounterWidget },
  scale: { Widget: LazyWidget, isGroup: true },
  select: { Widget: ChoiceWidget },
  radio: { Widget: ChoiceWidget, isGroup: true },
  checkbox: { Widget: CheckboxWidget },
  checkboxes: { Widget: CheckboxesWidget, isGroup: true },
  options: { Widget: OptionsWidget },
  images: { Widget: ImagesWidget, isGroup: true },
  scans: { Widget: ImagesWidget, isGroup: true },
  document: { Widget: ImagesWidget, isGroup: true },
  signature: { Widget: LazyWidget, isGroup: true },
  handed: { Widget: HandedWidget },
  calculated: { Widget: CalculatedWidget },
};

type Structure =
  | ('block' | 'dialog' | 'dateRange' | 'rows' | 'entries' | 'listDialog' | 'pages' | 'matrix')
  | ('hidden' | 'note' | 'heading' | 'image' | 'colour');

/** Returns the component of a widget; a plain text for widgets with their own field. */
export const controlFor = (name: WidgetName): Control =>
  (CONTROLS as Readonly<Partial<Record<WidgetName, Control>>>)[name] ?? CONTROLS.text;

/** Renders a time (HH:MM), or the typed text if it is not a time. */
function TimeWidget({ options: _, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  return <TimeInput {...input} value={typeof value === 'string' ? value : undefined} />;
}

/** Renders a counter; a step beyond a sum limit is refused with a notice. */
function CounterWidget({ options, path, ...input }: WidgetProps) {
  const answer = useAnswer(path);
  const value = chosenUnless(options, answer) ? undefined : answer;
  const { scope, environment } = useScope();
  const { together } = options;
  const mayBe = (next: number): boolean => {
    if (!together) return true;
    scope.pending.flushTexts();
    const siblings = valueAt(scope.store.getState().values, path.slice(0, -1));
    const values = { ...(isRecord(siblings) && siblings), [String(path.at(-1))]: next };
    if (addedUp(together, values) <= together.maximum) return true;
    environment.ports.notify({ kind: 'warning', ...together.notice });
    return false;
  };
  return (
    <Counter
      {...input}
      value={typeof value === 'number' || typeof value === 'string' ? value : undefined}
      min={useBound(path, options.minimum)}
      max={useBound(path, options.maximum)}
      mayBe={mayBe}
    />
  );
}

/** Renders a single choice; a boolean without choices of its own has yes and no. */
function ChoiceWidget({ options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const t = useTranslate();
  const choices = choicesUnder(
    options.choices ?? [
      { value: true, label: t('form.yes') },
      { value: false, label: t('form.no') },
    ],
    useParent(path, options),
  );
  const Choice = options.control === 'select' ? SelectChoice : RadioChoice;
  // A radio group is named by its label's id; a select by the label itself.
  const labelledBy = options.control === 'select' ? undefined : input.labelledBy;
  return (
    <Choice
      {...input}
      labelledBy={labelledBy}
      choices={choices}
      value={(value ?? undefined) as Answer | undefined}
    />
  );
}

/** Renders only the native control: the label is part of the frame. */
function CheckboxWidget({ path, onChange, options, ...input }: WidgetProps) {
  const value = useAnswer(path);
  return (
    <input
      type="checkbox"
      className="rg-checkbox"
      id={input.id}
      name={input.name}
      checked={value === true}
      disabled={input.readOnly}
      {...ariaOf({ ...input, required: options.mustBe === true, labelledBy: undefined })}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

interface CheckboxesProps extends InputProps {
  readonly choices: readonly Choice<string>[];
  readonly value: readonly Json[] | undefined;
  readonly onChange: (value: Answer[] | undefined) => void;
}

/** Renders several choices as checkboxes, reported in their order; the first one has the id and the description. */
export function Checkboxes(props: CheckboxesProps) {
  const { choices, value = [], onChange } = props;
  const toggle = (changed: Answer) => {
    const isChecked = (one: Answer) => value.includes(one) !== (one === changed);
    const checked = choices.map((choice) => choice.value).filter(isChecked);
    onChange(checked.length > 0 ? checked : undefined);
  };
  return (
    <ChoiceMarks
      {...props}
      type="checkbox"
      isChosen={(one) => value.includes(one)}
      onChoose={toggle}
    />
  );
}

/** Renders the checkboxes of a form; an answer of an older draft that is not a list counts as missing. */
function CheckboxesWidget({ options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  return (
    <Checkboxes
      {...input}
      choices={options.choices ?? []}
      value={Array.isArray(value) ? value : undefined}
    />
  );
}

/** What the files of each control may be. */
const KINDS: Readonly<Partial<Record<WidgetName, FileKind>>> = { document: 'pdf', scans: 'scan' };

export const loadPassport = () => import('../passport/PassportOffer');

const loadScan = () => import('../passport/PassportScan');

/** Renders a code, and what reads it from the photo of a passport. */
function CodeWidget(props: WidgetProps) {
  const { id, path, options, readOnly } = props;
  const { reads } = options;
  return (
    <>
      <TextWidget {...props} />
      {reads && !readOnly && (
        <LazyPart load={loadScan} isQuiet>
          {({ PassportScan }) => <PassportScan id={id} path={path} reads={reads.passport} />}
        </LazyPart>
      )}
    </>
  );
}

const NONE: readonly string[] = [];

/** Photos that were chosen while the form is open, also of steps that were left: those of a draft were offered before. */
const chosen = new Set<unknown>();

/** Renders photos or documents: the form holds their tokens, the photo store the files. */
function ImagesWidget({ onChange, options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const tokens = Array.isArray(value) ? (value as readonly string[]) : NONE;
  const { environment } = useScope();
  const { reads } = options;
  const change = (next: readonly string[]) => {
    for (const token of next) if (!tokens.includes(token)) chosen.add(token);
    onChange([...next]);
  };
  const read = reads && tokens.filter((token) => chosen.has(token));
  return (
    <>
      <LazyPhotos
        {...input}
        value={tokens}
        onChange={change}
        photoStore={environment.photoStore}
        maxItems={options.maxItems}
        kind={KINDS[options.control] ?? 'photo'}
        hasCamera={reads && environment.ports.offersCamera}
        loadTrustNote={environment.ports.loadTrustNote}
      />
      {reads && read && read.length > 0 && (
        <LazyPart load={loadPassport} isQuiet>
          {({ PassportOffer }) => (
            <PassportOffer id={input.id} path={path} tokens={read} reads={reads.passport} />
          )}
        </LazyPart>
      )}
    </>
  );
}
