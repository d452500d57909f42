import { useEffect, useRef } from 'react';
import type { FileKind } from '../../definition/types/fieldType';
import type { WidgetName } from '../../definition/types/table';
import { LazyPhotos } from '../inputs/LazyPhotos';
import { useScope } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** What the files of each control may be. */
const KINDS: Readonly<Partial<Record<WidgetName, FileKind>>> = { document: 'pdf', scans: 'scan' };

/**
 * Renders photos or documents: the form holds their tokens, the photo store the files. A file that
 * is ready only after its step was left is written directly to the answers, since the step's form
 * is unmounted.
 */
export function ImagesWidget({ value, options, path, onChange, ...input }: WidgetProps) {
  const { environment, scope } = useScope();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const change = (tokens: readonly string[]) => {
    // Photos are only at the top level of a form (npm run check).
    const name = String(path[0]);
    if (isThere.current) onChange([...tokens]);
    else scope.merge([name], { [name]: [...tokens] });
  };
  return (
    <LazyPhotos
      {...input}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={change}
      photoStore={environment.photoStore}
      maxItems={options.maxItems}
      kind={KINDS[options.control] ?? 'photo'}
    />
  );
}
