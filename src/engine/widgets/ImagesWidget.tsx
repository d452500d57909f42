import { LazyPhotos } from '../inputs/LazyPhotos';
import { useScope } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** Photos: the form holds their tokens, the shelf the files. */
export function ImagesWidget({ value, options, path: _, onChange, ...input }: WidgetProps) {
  const { shelf } = useScope().environment;
  return (
    <LazyPhotos
      {...input}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(tokens) => onChange([...tokens])}
      shelf={shelf}
      maxItems={options.maxItems}
    />
  );
}
