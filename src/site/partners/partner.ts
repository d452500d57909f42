import { imageIn, textIn } from '../../platform/content/readResponse';
import { shownRecords } from '../../platform/content/shownRecords';
import { toTranslatedText, type TranslatedText } from '../../platform/content/translatedText';

export interface Partner {
  readonly id: string;
  readonly name: TranslatedText;
  /** The URL of a picture. */
  readonly logo: string;
}

/** Parses a list of partners; leaves out those without a logo. */
export const toPartners = (response: unknown): readonly Partner[] =>
  shownRecords('partner', response).flatMap(({ id, name, logo }) => {
    const address = imageIn(logo);
    return address === undefined
      ? []
      : [{ id: textIn(id) || address, name: toTranslatedText(name), logo: address }];
  });
