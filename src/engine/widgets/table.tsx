import type { WidgetName } from '../../definition/widget';
import { ChoiceWidget, CheckboxWidget } from './ChoiceWidget';
import { CounterWidget } from './CounterWidget';
import { DateWidget } from './DateWidget';
import { ImagesWidget } from './ImagesWidget';
import { OptionsWidget } from './OptionsWidget';
import { CalculatedWidget, HandedWidget } from './OutputWidget';
import { TextareaWidget, TextWidget } from './TextWidget';
import { TimeWidget } from './TimeWidget';
import type { Widget } from './widgetProps';

/** What renders each widget of a definition. Objects and lists have fields of their own (theme, InputField). */
const WIDGETS: Readonly<Record<Exclude<WidgetName, Structure>, Widget>> = {
  text: TextWidget,
  email: TextWidget,
  phone: TextWidget,
  code: TextWidget,
  time: TimeWidget,
  number: TextWidget,
  textarea: TextareaWidget,
  date: DateWidget,
  counter: CounterWidget,
  select: ChoiceWidget,
  radio: ChoiceWidget,
  checkbox: CheckboxWidget,
  options: OptionsWidget,
  images: ImagesWidget,
  handed: HandedWidget,
  calculated: CalculatedWidget,
};

type Structure =
  | ('block' | 'dialog' | 'dateRange' | 'rows' | 'entries' | 'listDialog' | 'pages')
  | ('hidden' | 'note' | 'dates');

/** Several controls under one label. */
export const GROUPS: ReadonlySet<WidgetName> = new Set(['radio', 'images']);

/** What renders a widget; a plain text for what has a field of its own. */
export const widgetFor = (name: WidgetName): Widget =>
  (WIDGETS as Readonly<Partial<Record<WidgetName, Widget>>>)[name] ?? TextWidget;
