import type { WidgetName } from '../../definition/model/types/table';
import { LazyPart } from '../inputs/LazyPart';
import type { Widget, WidgetProps } from './widgetProps';

/** The widgets of few forms: each is loaded by the first field that has it. */
export const LAZY_WIDGETS: Readonly<
  Partial<Record<WidgetName, () => Promise<{ readonly Widget: Widget }>>>
> = {
  signature: async () => {
    // Its picture is stored by the code that prepares photos, also offline.
    const [part] = await Promise.all([
      import('./SignatureWidget'),
      import('../inputs/photos/fileRules'),
    ]);
    return part;
  },
  scale: () => import('./ScaleWidget'),
};

const NONE = () => Promise.reject(new Error('no such widget'));

export const LazyWidget = (props: WidgetProps) => (
  <LazyPart load={LAZY_WIDGETS[props.options.control] ?? NONE}>
    {(part) => <part.Widget {...props} />}
  </LazyPart>
);
