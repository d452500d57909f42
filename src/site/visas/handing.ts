import type { Handed } from '../../definition/model/prefill';
import { neutralName, type TranslatedText } from '../../platform/content/translatedText';

/** The kinds of application (docs/requirements.md, P18). */
type ApplicationKind = 1 | 2;

export const TOP_COUNTRY: ApplicationKind = 1;
export const NORMAL_COUNTRY: ApplicationKind = 2;

/** What a page hands over to the form; without a type, an empty name takes back what a draft says. */
export const handing = (
  kind: ApplicationKind,
  visaId: string,
  type: TranslatedText | undefined,
): Handed => ({
  visaId,
  applicationId: kind,
  visaTypeName: type ? neutralName(type) : '',
});
