import { listIn, type ResponseRecord } from '../../platform/content/readResponse';
import { hasText, toTranslatedText } from '../../platform/content/translatedText';

export type BriefFact = ReturnType<typeof toFact>;

/** Parses the key facts of a country; leaves out empty ones. */
export const toBriefFacts = (value: unknown): readonly BriefFact[] =>
  listIn(value)
    .map(toFact)
    .filter(({ minor, major }) => hasText(minor) || hasText(major));

const toFact = ({ minorTitle, majorTitle, extraInfo }: ResponseRecord) => ({
  minor: toTranslatedText(minorTitle),
  major: toTranslatedText(majorTitle),
  extra: toTranslatedText(extraInfo),
});
