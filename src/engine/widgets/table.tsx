import type { WidgetName } from '../../definition/model/types/table';
import { CheckboxesWidget } from './CheckboxesWidget';
import { CheckboxWidget, ChoiceWidget } from './ChoiceWidget';
import { DateWidget } from './DateWidget';
import { ImagesWidget } from './ImagesWidget';
import { OptionsWidget } from './OptionsWidget';
import { CalculatedWidget, HandedWidget } from './OutputWidget';
import { TextareaWidget, TextWidget } from './TextWidget';
import type { Widget, WidgetProps } from './widgetProps';
import { TimeInput } from '../inputs/TimeInput';
import { addedUp } from '../../definition/model/sumLimits';
import { isRecord, valueAt } from '../../definition/model/values';
import { Counter } from '../inputs/Counter';
import { useAnswer, useScope } from '../scope/ScopeContext';

interface Control {
  readonly Widget: Widget;
  /** Several controls under one label. */
  readonly isGroup?: boolean;
}

/** The component of each widget. Objects and lists have their own fields (rjsf/theme). */
const CONTROLS: Readonly<Record<Exclude<WidgetName, Structure>, Control>> = {
  text: { Widget: TextWidget },
  email: { Widget: TextWidget },
  phone: { Widget: TextWidget },
  url: { Widget: TextWidget },
  code: { Widget: TextWidget },
  time: { Widget: TimeWidget },
  number: { Widget: TextWidget },
  textarea: { Widget: TextareaWidget },
  date: { Widget: DateWidget },
  counter: { Widget: CounterWidget },
  select: { Widget: ChoiceWidget },
  radio: { Widget: ChoiceWidget, isGroup: true },
  checkbox: { Widget: CheckboxWidget },
  checkboxes: { Widget: CheckboxesWidget, isGroup: true },
  options: { Widget: OptionsWidget },
  images: { Widget: ImagesWidget, isGroup: true },
  scans: { Widget: ImagesWidget, isGroup: true },
  document: { Widget: ImagesWidget, isGroup: true },
  handed: { Widget: HandedWidget },
  calculated: { Widget: CalculatedWidget },
};

type Structure =
  | ('block' | 'dialog' | 'dateRange' | 'rows' | 'entries' | 'listDialog' | 'pages')
  | ('hidden' | 'note' | 'dates' | 'image' | 'colour');

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
  const value = useAnswer(path);
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
      min={options.minimum}
      max={options.maximum}
      mayBe={mayBe}
    />
  );
}
