import type { DescribedAnswer } from '../../../definition/model/described';
import type { DescribedStep } from '../../../definition/describe/describe';
import { fileName } from '../../../platform/saveFile';

/** A photo or document of an application, with its names for staff. */
export interface StaffPhoto {
  readonly id: string;
  /** Display name: "Photos 2". */
  readonly name: string;
  /** File name by reference and field, without its ending: "RG-7K3M-2QXD-photos-2". */
  readonly file: string;
  /** The dotted path of its field; omitted: a document of the checklist. */
  readonly path?: string;
  /** Whether staff have given it to the applicant. */
  readonly isGiven?: boolean;
}

/** Returns all photos of an application, in reading order. */
export const photosIn = (steps: readonly DescribedStep[], reference: string): StaffPhoto[] =>
  steps
    .flatMap(({ blocks }) => blocks.flatMap(({ answers }) => answers))
    .flatMap((answer) => photosOf(answer, reference));

/** @param row the name of the row that it is in: several have a photo of the same label */
function photosOf(
  { path, label, content }: DescribedAnswer,
  reference: string,
  row = '',
): StaffPhoto[] {
  switch (content.kind) {
    case 'files':
      return content.tokens.map((token, index) => ({
        id: photoId(token),
        name: `${row}${label} ${index + 1}`,
        file: fileName(`${reference}-${path}-${index + 1}`),
        path,
      }));
    case 'group':
      return content.answers.flatMap((answer) => photosOf(answer, reference, row));
    case 'rows':
      return content.rows.flatMap((answers, index) => {
        const own = `${row}${content.names?.[index] || `${label} ${index + 1}`}: `;
        return answers.flatMap((answer) => photosOf(answer, reference, own));
      });
    case 'text':
    case 'none':
      return [];
  }
}

/** Returns a photo's id, also from the path of its read call, which records of staff calls contain. */
export const photoId = (token: string): string => /^photo\/([^/]+)\/?$/u.exec(token)?.[1] ?? token;
