import type { Handed } from '../../definition/model/prefill';
import { neutralName, type TranslatedText } from '../../platform/content/translatedText';

/** The application types (docs/requirements.md, P18). */
type ApplicationKind = 1 | 2;

export const TOP_COUNTRY: ApplicationKind = 1;
export const NORMAL_COUNTRY: ApplicationKind = 2;

/** Returns the values for the form; without a type, an empty name replaces the one in a draft. */
export const handing = (
  kind: ApplicationKind,
  visaId: string,
  type: TranslatedText | undefined,
): Handed => ({
  visaId,
  applicationId: kind,
  visaTypeName: type ? neutralName(type) : '',
});
