import { listIn, numberIn, recordIn } from '../../platform/content/reading';
import { isSaid, toWords, type Words } from '../../platform/content/words';
import { type Country, toCountry } from './country';

/** What staff say about the visas of a normal country (docs/requirements.md, P36). */
export interface NormalVisa extends Country {
  /** In US dollars. */
  readonly price: number | undefined;
  readonly time: Words;
  readonly requirements: Words;
  readonly availability: Words;
  readonly terms: Words;
  readonly note: Words;
  readonly types: readonly Words[];
}

/** The record of an answer; whatever is missing is empty. The odd spellings are those of the calls. */
export function toNormalVisa(answer: unknown): NormalVisa {
  const record = recordIn(answer);
  return {
    ...toCountry(record),
    price: numberIn(record.price),
    time: toWords(record.time),
    requirements: toWords(record.requirments),
    availability: toWords(record.availability),
    terms: toWords(record.tearmsAndConditions),
    note: toWords(record.note),
    types: listIn(record.countryVisaTypes)
      .map(({ name }) => toWords(name))
      .filter(isSaid),
  };
}
