import * as read from '../../platform/content/read';
import { shownRecords } from '../../platform/content/shownRecords';

/** Somebody who works for the agency. */
export type Person = ReturnType<typeof toPeople>[number];

export const toPeople = (response: unknown) =>
  shownRecords('team', response).map(({ name, photo, role, languages }) => ({
    name: read.translated(name),
    photo: read.image(photo),
    role: read.translated(role),
    languages: read.translated(languages),
  }));
