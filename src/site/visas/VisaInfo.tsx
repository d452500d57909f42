import { useTranslation } from '../../platform/language/useTranslation';
import { Money } from '../../platform/content/Money';
import { hasText, type TranslatedText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { CardPrice, Photo } from '../cards/CardParts';
import { Checklist } from '../service/Checklist';
import { Fold } from '../base/Fold';
import type { ReactNode } from 'react';
import { ChoiceCards } from '../service/ChoiceCards';
import { Compare } from '../service/Compare';
import { Icon } from '../base/Icon';
import type { VisaFacts } from './visaFacts';

type Facts = Pick<VisaFacts, 'price' | 'time' | 'stay'> & {
  readonly availability?: TranslatedText;
};

/** Returns a function that returns what is known of a visa, with the label of each. */
function useLabelledFacts() {
  const { t, textOf } = useTexts();
  return ({ price, ...texts }: Facts) => [
    ...(price === undefined ? [] : [{ label: t('visas.price'), fact: <Money amount={price} /> }]),
    ...(['time', 'stay', 'availability'] as const).flatMap((name) => {
      const text = texts[name];
      return text && hasText(text) ? [{ label: t(`visas.${name}`), fact: textOf(text) }] : [];
    }),
  ];
}

interface VisaInfoProps {
  readonly image: string | undefined;
  readonly facts: (Facts & Pick<VisaFacts, 'fees'>) | undefined;
  readonly title: string;
  /** What the ticks are stored for. */
  readonly name: string;
  /** What is needed for the visa. */
  readonly points: readonly TranslatedText[];
  readonly children?: ReactNode;
}

/** Renders what stands beside the form of a visa: its facts, and what is needed for it. */
export function VisaInfo({ image, facts, title, name, points, children }: VisaInfoProps) {
  const { t } = useTranslation();
  return (
    <aside
      className="frame visa-info profile-beside stack-20"
      aria-label={t('visas.about')}
      aria-live="polite"
    >
      <Photo src={image} />
      {facts && <VisaFactList {...facts} />}
      {points.length > 0 && (
        <Fold title={title} count={points.length}>
          <Checklist name={name} points={points} />
        </Fold>
      )}
      {children}
    </aside>
  );
}

/** Renders price, duration and length of stay, as far as they are known, and the parts of the price. */
function VisaFactList({ fees, ...facts }: Facts & Pick<VisaFacts, 'fees'>) {
  const { t, textOf } = useTexts();
  const known = useLabelledFacts()(facts);
  return (
    <>
      {known.length > 0 && (
        <dl className="facts">
          {known.map(({ label, fact }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir={typeof fact === 'string' ? 'auto' : undefined}>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {fees.length > 0 && (
        <section>
          <h2>{t('visas.fees')}</h2>
          <dl className="visa-fees">
            {fees.map(({ title, amount }) => (
              <div key={textOf(title)} className="spread">
                <dt dir="auto">{textOf(title)}</dt>
                <dd>
                  <Money amount={amount} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

interface VisaType extends VisaFacts {
  readonly id: string;
  readonly name: TranslatedText;
}

interface VisaTypesProps {
  readonly types: readonly VisaType[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Returns the documents that a type requires, where they differ by type. */
  readonly documentsOf?: (id: string) => readonly string[];
}

/** Renders the types of visa to choose from with price and duration, and a comparison of them. */
export function VisaTypes({ types, chosen, onChoose, documentsOf = () => [] }: VisaTypesProps) {
  const { t, textOf } = useTexts();
  const factsOf = useLabelledFacts();
  return (
    <div>
      <ChoiceCards
        legend={t('visas.chooseType')}
        options={types.map((type) => ({ ...type, note: <TypeNote {...type} /> }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <Compare
        title={t('compare.visas')}
        alternatives={types.map((type) => ({
          id: type.id,
          name: textOf(type.name),
          facts: [
            ...factsOf(type),
            ...documentsOf(type.id).map((label) => ({ label, fact: <Needed /> })),
          ],
        }))}
      />
    </div>
  );
}

function Needed() {
  const { t } = useTranslation();
  return (
    <>
      <Icon path="M5 12.5l4.5 4.5L19 7.5" />
      <span className="visually-hidden">{t('compare.needed')}</span>
    </>
  );
}

function TypeNote({ price, time }: VisaFacts) {
  const { textOf } = useTexts();
  return (
    <>
      <CardPrice price={price} />
      {hasText(time) && <small dir="auto">{textOf(time)}</small>}
    </>
  );
}
