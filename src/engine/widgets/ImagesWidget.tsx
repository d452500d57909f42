import type { FileKind } from '../../definition/model/types/fieldType';
import type { WidgetName } from '../../definition/model/types/table';
import { LazyPhotos } from '../inputs/LazyPhotos';
import { useScope, useScopeState } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** What the files of each control may be. */
const KINDS: Readonly<Partial<Record<WidgetName, FileKind>>> = { document: 'pdf', scans: 'scan' };

const NONE: readonly string[] = [];

/**
 * Renders photos or documents: the form holds their tokens, the photo store the files. The answer is read from the
 * scope and written to it, not by rjsf: it changes when a file cannot be read, whatever the visitor is typing then.
 */
export function ImagesWidget({ value: _, options, path, ...input }: WidgetProps) {
  const { environment, scope } = useScope();
  // Photos are only at the top level of a form (npm run check).
  const name = String(path[0]);
  const tokens = useScopeState(({ values }) => values[name]);
  return (
    <LazyPhotos
      {...input}
      value={Array.isArray(tokens) ? (tokens as readonly string[]) : NONE}
      onChange={(next) => scope.merge([name], { [name]: [...next] })}
      photoStore={environment.photoStore}
      maxItems={options.maxItems}
      kind={KINDS[options.control] ?? 'photo'}
    />
  );
}
