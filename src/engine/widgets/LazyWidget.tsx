import type { WidgetName } from '../../definition/model/types/table';
import { LazyPart } from '../inputs/LazyPart';
import type { Widget as AnyWidget, WidgetProps } from './widgetProps';

/** The widgets of few forms: each is loaded by the first field that has it. */
export const LAZY_WIDGETS: Readonly<
  Partial<Record<WidgetName, () => Promise<{ readonly Widget: AnyWidget }>>>
> = {
  signature: async () => {
    // Its picture is stored by the code that prepares photos, also offline.
    const [{ Widget }] = await Promise.all([
      import('./SignatureWidget'),
      import('../inputs/photos/fileRules'),
    ]);
    return { Widget };
  },
  scale: () => import('./ScaleWidget'),
};

const NONE = () => Promise.reject(new Error('no such widget'));

export const LazyWidget = (props: WidgetProps) => (
  <LazyPart load={LAZY_WIDGETS[props.options.control] ?? NONE}>
    {(part) => <part.Widget {...props} />}
  </LazyPart>
);
