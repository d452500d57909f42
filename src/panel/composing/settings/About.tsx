import { isSum } from '../../../definition/describe/aboutEntries';
import {
  isList,
  isNumber,
  isObject,
  isSingle,
  type Properties,
} from '../../../definition/model/field';
import type { AboutEntry, AboutSum, ServiceFile } from '../../../definition/model/service';
import type { Json } from '../../../definition/model/values';
import { isDisplayed } from '../../../definition/model/widget';
import { SelectField } from '../../data/fields/SelectField';
import { toText, withLanguage } from '../../data/texts/languageTexts';
import { ThreeLanguages } from '../../data/texts/ThreeLanguages';
import { sentenceCase } from '../../designer/core/rowWords';
import { ItemList } from '../../designer/service/controls/ItemList';
import { Fieldset } from '../../designer/service/controls/inputs';
import { Checks } from '../../data/fields/Checks';
import { ownText } from '../../language/panelLanguage';
import { t } from '../../language/t';

interface AboutProps {
  readonly document: ServiceFile;
  readonly properties: Properties;
  readonly onChange: (document: ServiceFile) => void;
}

const SUM = '+';
const PEOPLE: AboutSum['unit'] = ['{n} کەس', 'عدد الأشخاص: {n}', '{n} people'];

/** Edits what an application is about, in order: single answers, and sums such as the number of people. */
export function About({ document, properties, onChange }: AboutProps) {
  const { omit = [] } = document.submit;
  const { about = [], ...staff } = document.staff;
  const options = optionsFor(properties, omit);
  const counted = countedIn(properties);
  const put = (all: readonly AboutEntry[]) =>
    onChange({ ...document, staff: all.length > 0 ? { ...staff, about: all } : staff });
  const free = options.find(([key]) => about.every((one) => keyOf(one) !== key))?.[0];
  const next = free ?? (counted.length > 0 ? SUM : undefined);
  return (
    <ItemList
      label={t('What an application is about')}
      value={about as readonly Json[]}
      what="part {{number}}"
      addLabel={t('Add a part')}
      fresh={next === undefined ? undefined : () => entryOf(next, counted) as Json}
      onChange={(all) => put(all as unknown as readonly AboutEntry[])}
    >
      {(_, index, change) => {
        const entry = about[index] ?? '';
        return (
          <div className="stack-8">
            <SelectField
              fullWidth
              label={sentenceCase(t('part {{number}}', { number: index + 1 }))}
              value={keyOf(entry)}
              options={[
                ...(options.some(([key]) => key === keyOf(entry)) || isSum(entry)
                  ? []
                  : [[keyOf(entry), keyOf(entry)] as const]),
                ...options,
                [SUM, t('How many there are, such as people')],
              ]}
              onChoose={(key) => change(entryOf(key, counted) as Json)}
            />
            {isSum(entry) && (
              <Sum
                id={`about-${index}`}
                {...{ entry, counted }}
                onChange={(sum) => change(sum as unknown as Json)}
              />
            )}
          </div>
        );
      }}
    </ItemList>
  );
}

const keyOf = (entry: AboutEntry): string =>
  typeof entry === 'string' ? entry : isSum(entry) ? SUM : `${entry.field}:code`;

type Named = readonly (readonly [key: string, label: string])[];

function entryOf(key: string, counted: Named): AboutEntry {
  if (key === SUM) return { sum: counted.slice(0, 1).map(([path]) => path), unit: PEOPLE };
  const [field = '', code] = key.split(':');
  return code ? { field, as: 'code' } : field;
}

/** Returns the answers that fit, and beside those with a code, such as an airport, this one. */
const optionsFor = (properties: Properties, omit: readonly string[]): Named =>
  Object.entries(properties).flatMap(([name, field]) => {
    const isRecord = isObject(field) && field.record === true;
    if ((!isSingle(field) && !isRecord) || !isShown(name, field, omit)) return [];
    const label = ownText(field.label);
    const hasCode = 'source' in field && field.source !== undefined && 'options' in field.source;
    return [
      [name, label] as const,
      ...(hasCode ? [[`${name}:code`, t('The code of “{{name}}”', { name: label })] as const] : []),
    ];
  });

/** A hidden answer, such as the country of a visa, may well say what an application is about, or be a column. */
export const isShown = (name: string, field: Properties[string], omit: readonly string[]) =>
  !omit.includes(name) && (isDisplayed(field) || field.widget === 'hidden');

/** Returns the paths of numbers, and of lists, whose rows are counted. */
const countedIn = (properties: Properties, around: readonly string[] = [], before = ''): Named =>
  Object.entries(properties).flatMap(([name, field]) => {
    const path = [...around, name];
    const label = before + ownText(field.label);
    const inner = isList(field) ? field.items : field;
    return [
      ...(isNumber(field) || isList(field) ? [[path.join('.'), label] as const] : []),
      ...(isObject(inner) ? countedIn(inner.properties, path, `${label} › `) : []),
    ];
  });

interface SumProps {
  readonly id: string;
  readonly entry: AboutSum;
  readonly counted: Named;
  readonly onChange: (entry: AboutSum) => void;
}

function Sum({ id, entry, counted, onChange }: SumProps) {
  const { sum, unit } = entry;
  return (
    <>
      <Fieldset label={t('What is counted')}>
        <Checks
          options={counted}
          chosen={sum}
          onChoose={(paths) => onChange({ ...entry, sum: paths })}
        />
      </Fieldset>
      <ThreeLanguages
        id={id}
        label={t('As it is said, with {n} for the number')}
        text={unit}
        rows={undefined}
        errors={[]}
        describedBy={undefined}
        onText={(language, typed) =>
          onChange({ ...entry, unit: toText(withLanguage(unit, language, typed)) })
        }
      />
    </>
  );
}
