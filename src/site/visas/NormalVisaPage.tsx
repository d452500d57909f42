import { useTranslation } from '../../platform/language/useTranslation';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/ServiceFrame';
import type { RecordPageProps } from '../customPages';
import { toNormalVisa, type NormalVisa } from './normalVisa';
import { useMemo } from 'react';
import { textIn } from '../../platform/content/readResponse';
import { neutralName, hasText } from '../../platform/content/translatedText';
import { ServiceApplication } from '../service/ServiceApplication';
import { ChoiceCards } from '../service/ChoiceCards';
import { withHandedLabels } from '../service/handedLabels';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { useSessionChoice } from '../service/useSessionChoice';
import { handing, NORMAL_COUNTRY } from './country';
import { Money } from '../../platform/content/Money';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useTexts } from '../../platform/content/useTexts';
import { textLines } from '../../definition/model/text';
import { TickList } from '../../skeleton/TickList';
import { Photo } from '../cards/CardParts';
import './visas.css';

export function NormalVisaPage({ entry, params }: RecordPageProps) {
  const { id = '' } = params;
  const content = useContent(`client/normal_visa/${encodeURIComponent(id)}/`, toNormalVisa);
  return (
    <CountryFrame {...{ entry, content }} title="visas.titleOf" back="visas.back">
      <Loaded content={content}>
        {(visa) => <NormalVisaProfile entry={entry} id={id} visa={visa} />}
      </Loaded>
    </CountryFrame>
  );
}

interface NormalVisaProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly visa: NormalVisa;
}

/** Renders a normal country's visa types, the staff's information, and the form, which needs a type. */
function NormalVisaProfile({ entry, id, visa }: NormalVisaProfileProps) {
  const { t } = useTranslation();
  const own = useServiceModule(entry);
  const module = useMemo(() => withHandedLabels(own, { visaTypeName: visa.types }), [own, visa]);
  const subject = `normal-${id}`;
  const [chosen, choose] = useSessionChoice(subject, textIn);
  const types = visa.types.map((name) => ({ id: neutralName(name), name }));
  const type = types.find((each) => each.id === chosen)?.name;
  return (
    <div className="with-aside profile">
      <ChoiceCards
        legend={t('visas.chooseType')}
        options={types}
        chosen={chosen}
        onChoose={choose}
      />
      <VisaInfo visa={visa} />
      <ServiceApplication
        entry={entry}
        module={module}
        handed={handing(NORMAL_COUNTRY, id, type)}
        subject={subject}
      />
    </div>
  );
}

/** Renders price, duration, requirements and terms of a visa. */
function VisaInfo({ visa }: { readonly visa: NormalVisa }) {
  const { t, textOf } = useTexts();
  return (
    <aside className="frame visa-info profile-beside stack-20" aria-label={t('visas.about')}>
      <Photo src={visa.image} />
      <dl className="facts">
        {visa.price !== undefined && (
          <div>
            <dt>{t('visas.price')}</dt>
            <dd className="visa-price">
              <Money amount={visa.price} />
            </dd>
          </div>
        )}
        {(['time', 'availability'] as const).map(
          (fact) =>
            hasText(visa[fact]) && (
              <div key={fact}>
                <dt>{t(`visas.${fact}`)}</dt>
                <dd dir="auto">{textOf(visa[fact])}</dd>
              </div>
            ),
        )}
      </dl>
      {hasText(visa.requirements) && (
        <section>
          <h2>{t('visas.requirements')}</h2>
          <TickList points={textLines(textOf(visa.requirements))} />
        </section>
      )}
      {hasText(visa.terms) && (
        <section>
          <h2>{t('visas.terms')}</h2>
          <ul className="visa-terms stack-8">
            {textLines(textOf(visa.terms)).map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasText(visa.note) && (
        <div className="visa-note" role="note">
          <Paragraphs text={visa.note} />
        </div>
      )}
    </aside>
  );
}
