import { imageIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText } from '../../platform/content/translatedText';

/** Somebody who works for the agency. */
export type Person = ReturnType<typeof toPeople>[number];

export const toPeople = (response: unknown) =>
  shownRecords('team', response).map(({ name, photo, role, languages }) => ({
    name: toTranslatedText(name),
    photo: imageIn(photo),
    role: toTranslatedText(role),
    languages: toTranslatedText(languages),
  }));
