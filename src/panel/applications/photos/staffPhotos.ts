import type { DescribedAnswer, DescribedContent } from '../../../definition/model/described';
import type { DescribedStep } from '../../../definition/describe/describe';
import { fileName } from '../../base/saveFile';

/** A photo or document of an application, with its names for staff. */
export interface StaffPhoto {
  readonly id: string;
  /** Display name: "Photos 2". */
  readonly name: string;
  /** File name by reference and field, without its ending: "RG-7K3M-2QXD-photos-2". */
  readonly file: string;
  /** The dotted path of its field; omitted: a document of the checklist. */
  readonly path?: string;
}

/** Returns all photos of an application, in reading order. */
export const photosIn = (steps: readonly DescribedStep[], reference: string): StaffPhoto[] =>
  steps
    .flatMap(({ blocks }) => blocks.flatMap(({ answers }) => answers))
    .flatMap((answer) => photosOf(answer, reference));

function photosOf({ path, label, content }: DescribedAnswer, reference: string): StaffPhoto[] {
  if (content.kind === 'files') {
    return content.tokens.map((token, index) => ({
      id: photoId(token),
      name: `${label} ${index + 1}`,
      file: fileName(`${reference}-${path}-${index + 1}`),
      path,
    }));
  }
  return inside(content).flatMap((answer) => photosOf(answer, reference));
}

/** Returns a photo's id, also from the path of its read call, which records of staff calls contain. */
export const photoId = (token: string): string => /^photo\/([^/]+)\/?$/u.exec(token)?.[1] ?? token;

function inside(content: DescribedContent): readonly DescribedAnswer[] {
  if (content.kind === 'group') return content.answers;
  return content.kind === 'rows' ? content.rows.flat() : [];
}
