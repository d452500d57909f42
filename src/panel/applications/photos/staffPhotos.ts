import type { Answered, Content, DescribedStep } from '../../../definition/describe';
import { fileName } from '../saveFile';

/** A photo or a document that a visitor sent, and what staff call it. */
export interface StaffPhoto {
  readonly id: string;
  /** "Photos 2", for people. */
  readonly name: string;
  /** "RG-7K3M-2QXD-photos-2.jpg", by field and reference. */
  readonly file: string;
  readonly format?: 'pdf' | undefined;
}

/** All photos of an application, in the order in which they are read. */
export const photosIn = (steps: readonly DescribedStep[], reference: string): StaffPhoto[] =>
  steps
    .flatMap(({ blocks }) => blocks.flatMap(({ answers }) => answers))
    .flatMap((answer) => photosOf(answer, reference));

function photosOf({ path, label, content }: Answered, reference: string): StaffPhoto[] {
  if (content.kind === 'files') {
    return content.tokens.map((token, index) => ({
      id: photoId(token),
      name: `${label} ${index + 1}`,
      file: `${fileName(`${reference}-${path}-${index + 1}`)}.${content.format ?? 'jpg'}`,
      ...(content.format && { format: content.format }),
    }));
  }
  return inside(content).flatMap((answer) => photosOf(answer, reference));
}

/** A record, as the staff's calls answer it, may name a photo by the path to read it with. */
export const photoId = (token: string): string => /^photo\/([^/]+)\/?$/u.exec(token)?.[1] ?? token;

function inside(content: Content): readonly Answered[] {
  if (content.kind === 'group') return content.answers;
  return content.kind === 'rows' ? content.rows.flat() : [];
}
