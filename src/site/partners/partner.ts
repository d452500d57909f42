import { imageIn, textIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText } from '../../platform/content/translatedText';

export type Partner = Readonly<ReturnType<typeof toPartners>[number]>;

/** Parses a list of partners; leaves out those without a logo. */
export const toPartners = (response: unknown) =>
  shownRecords('partner', response).flatMap(({ id, name, logo }) => {
    const address = imageIn(logo);
    return address === undefined
      ? []
      : [{ id: textIn(id) || address, name: toTranslatedText(name), logo: address }];
  });
