import * as read from '../../platform/content/read';
import { toBriefFacts } from '../cards/briefFact';
import { parseShown } from '../../platform/content/shownRecords';
import { hasText, type TranslatedText } from '../../platform/content/translatedText';

/** A citizenship (docs/requirements.md, P36). */
export type CitizenshipType = Readonly<ReturnType<typeof toCitizenshipType>>;

/** By its number on the wire: 1 text, 2 list, 3 table with the headings in the first row. */
export type SectionContent =
  | { readonly kind: 'text'; readonly text: TranslatedText }
  | { readonly kind: 'list'; readonly points: readonly TranslatedText[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly TranslatedText[])[] };

/** Parses a list of types; leaves out those without an id or a name. */
export const toCitizenshipTypes = (response: unknown) =>
  parseShown('citizenship_type', response, toCitizenshipType);

/** Parses a type; values that are missing or of another shape become empty. */
export function toCitizenshipType(response: unknown) {
  const record = read.record(response);
  return {
    id: read.text(record.id),
    name: read.translated(record.name),
    cover: read.image(record.profileCoverPhoto),
    flag: read.image(record.flagPhoto),
    facts: toBriefFacts(record.briefFacts),
    sections: read.list(record.overview).flatMap(toSection),
  };
}

/** Returns nothing for a body of an unknown type or an empty body. */
function toSection({ title, body, prepare }: read.ResponseRecord) {
  const { type, value } = read.record(body);
  const content = BODIES[read.text(type)]?.(value);
  return content
    ? [{ title: read.translated(title), body: content, isToPrepare: prepare === true }]
    : [];
}

const BODIES: Readonly<Record<string, (value: unknown) => SectionContent | undefined>> = {
  1: (value) => {
    const text = read.translated(value);
    return hasText(text) ? { kind: 'text', text } : undefined;
  },
  2: (value) => {
    const points = read.translatedTexts(value).filter(hasText);
    return points.length > 0 ? { kind: 'list', points } : undefined;
  },
  3: (value) => {
    const rows = read.table(value).filter((row) => row.some(hasText));
    return rows.length > 0 ? { kind: 'table', rows } : undefined;
  },
};
