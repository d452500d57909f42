import { fieldAt } from '../../../definition/model/fieldAt';
import type { Reads } from '../../../definition/model/field';
import type { Service } from '../../../definition/model/service';
import { parsePath, type Path } from '../../../definition/model/values';

/** What is read of a photo, and the path of the object whose fields get it. */
export interface PhotoReads {
  readonly reads: Reads['passport'];
  readonly base: Path;
}

/**
 * Returns what can be read of a photo at a path. A document of the checklist has none: it may be the passport of whom the
 * form itself is about.
 */
export function readsOf({ form }: Service, path: string | undefined): PhotoReads | undefined {
  const field =
    path === undefined
      ? Object.values(form.properties).find((one) => 'reads' in one)
      : fieldAt(form, path);
  const reads = field && 'reads' in field ? field.reads?.passport : undefined;
  return reads && { reads, base: path === undefined ? [] : parsePath(path).slice(0, -1) };
}
