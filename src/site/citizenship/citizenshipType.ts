import {
  type ResponseRecord,
  imageIn,
  listIn,
  recordIn,
  tableIn,
  textIn,
  textsIn,
} from '../../platform/content/readResponse';
import { toBriefFacts } from '../cards/briefFact';
import { parseShown } from '../../platform/content/shownRecords';
import {
  hasText,
  toTranslatedText,
  type TranslatedText,
} from '../../platform/content/translatedText';

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
  const record = recordIn(response);
  return {
    id: textIn(record.id),
    name: toTranslatedText(record.name),
    cover: imageIn(record.profileCoverPhoto),
    flag: imageIn(record.flagPhoto),
    facts: toBriefFacts(record.briefFacts),
    sections: listIn(record.overview).flatMap(toSection),
  };
}

/** Returns nothing for a body of an unknown type or an empty body. */
function toSection({ title, body, prepare }: ResponseRecord) {
  const { type, value } = recordIn(body);
  const read = BODIES[textIn(type)]?.(value);
  return read
    ? [{ title: toTranslatedText(title), body: read, isToPrepare: prepare === true }]
    : [];
}

const BODIES: Readonly<Record<string, (value: unknown) => SectionContent | undefined>> = {
  1: (value) => {
    const text = toTranslatedText(value);
    return hasText(text) ? { kind: 'text', text } : undefined;
  },
  2: (value) => {
    const points = textsIn(value).filter(hasText);
    return points.length > 0 ? { kind: 'list', points } : undefined;
  },
  3: (value) => {
    const rows = tableIn(value).filter((row) => row.some(hasText));
    return rows.length > 0 ? { kind: 'table', rows } : undefined;
  },
};
