import type { WidgetName } from '../../definition/types/table';
import { CheckboxesWidget } from './CheckboxesWidget';
import { CheckboxWidget, ChoiceWidget } from './ChoiceWidget';
import { CounterWidget } from './CounterWidget';
import { DateWidget } from './DateWidget';
import { ImagesWidget } from './ImagesWidget';
import { OptionsWidget } from './OptionsWidget';
import { CalculatedWidget, HandedWidget } from './OutputWidget';
import { TextareaWidget, TextWidget } from './TextWidget';
import type { Widget, WidgetProps } from './widgetProps';
import { TimeInput } from '../inputs/TimeInput';

interface Control {
  readonly Widget: Widget;
  /** Several controls under one label. */
  readonly isGroup?: boolean;
}

/** The component of each widget. Objects and lists have their own fields (theme, ControlField). */
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
function TimeWidget({ value, options: _, path: __, ...input }: WidgetProps) {
  return <TimeInput {...input} value={typeof value === 'string' ? value : undefined} />;
}
