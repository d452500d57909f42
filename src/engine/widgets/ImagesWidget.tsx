import type { FileKind } from '../../definition/model/types/fieldType';
import type { WidgetName } from '../../definition/model/types/table';
import { LazyPhotos } from '../inputs/LazyPhotos';
import { useAnswer, useScope } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

/** What the files of each control may be. */
const KINDS: Readonly<Partial<Record<WidgetName, FileKind>>> = { document: 'pdf', scans: 'scan' };

const NONE: readonly string[] = [];

/** Renders photos or documents: the form holds their tokens, the photo store the files. */
export function ImagesWidget({ onChange, options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const { environment } = useScope();
  return (
    <LazyPhotos
      {...input}
      value={Array.isArray(value) ? (value as readonly string[]) : NONE}
      onChange={(next) => onChange([...next])}
      photoStore={environment.photoStore}
      maxItems={options.maxItems}
      kind={KINDS[options.control] ?? 'photo'}
    />
  );
}
