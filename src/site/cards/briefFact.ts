import * as read from '../../platform/content/read';
import { hasText } from '../../platform/content/translatedText';

export type BriefFact = ReturnType<typeof toFact>;

/** Parses the key facts of a country; leaves out empty ones. */
export const toBriefFacts = (value: unknown): readonly BriefFact[] =>
  read
    .list(value)
    .map(toFact)
    .filter(({ minor, major }) => hasText(minor) || hasText(major));

const toFact = ({ minorTitle, majorTitle, extraInfo }: read.ResponseRecord) => ({
  minor: read.translated(minorTitle),
  major: read.translated(majorTitle),
  extra: read.translated(extraInfo),
});
