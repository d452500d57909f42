import * as read from '../../platform/content/read';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/ServiceFrame';
import type { RecordPageProps } from '../customPages';
import { toNormalVisa, type NormalVisa } from './normalVisa';
import { useMemo } from 'react';
import { neutralName, hasText } from '../../platform/content/translatedText';
import { ServiceApplication } from '../service/ServiceApplication';
import { withHandedLabels } from '../service/handedLabels';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { useStoredChoice } from '../service/useStoredChoice';
import { handing, NORMAL_COUNTRY } from './country';
import { Paragraphs } from '../../platform/content/Paragraphs';
import { useTexts } from '../../platform/content/useTexts';
import { textLines } from '../../definition/model/text';
import { Fold } from '../base/Fold';
import { VisaInfo, VisaTypes } from './VisaInfo';
import { toVisaFacts, type VisaFacts } from './visaFacts';
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
  const own = useServiceModule(entry);
  const module = useMemo(
    () => withHandedLabels(own, { visaTypeName: visa.types.map(({ name }) => name) }),
    [own, visa],
  );
  const subject = `normal-${id}`;
  const [chosen, choose] = useStoredChoice(subject, read.text);
  const type = visa.types.find((each) => each.id === chosen);
  return (
    <div className="with-aside profile visa-profile">
      <NormalVisaInfo id={id} visa={visa} type={type} />
      <VisaTypes types={visa.types} chosen={chosen} onChoose={choose} />
      <ServiceApplication
        entry={entry}
        module={module}
        handed={handing(NORMAL_COUNTRY, id, type?.name)}
        subject={subject}
      />
    </div>
  );
}

interface NormalVisaInfoProps extends Omit<NormalVisaProfileProps, 'entry'> {
  readonly type: VisaFacts | undefined;
}

/** Renders price and duration, of the chosen type where it has its own, and requirements and terms of a visa. */
function NormalVisaInfo({ id, visa, type }: NormalVisaInfoProps) {
  const { t, textOf } = useTexts();
  const facts = type?.price === undefined ? toVisaFacts({}) : type;
  const { price = visa.price, time } = facts;
  const ids = textLines(neutralName(visa.requirements));
  const terms = textLines(textOf(visa.terms));
  return (
    <VisaInfo
      image={visa.image}
      facts={{
        ...facts,
        price,
        time: hasText(time) ? time : visa.time,
        availability: visa.availability,
      }}
      title={t('visas.requirements')}
      name={`normal-${id}`}
      points={textLines(textOf(visa.requirements)).map((line, index) => ({
        ...read.translated(line),
        en: ids[index] ?? line,
      }))}
    >
      {terms.length > 0 && (
        <Fold title={t('visas.terms')} count={terms.length}>
          <ul className="visa-terms stack-8">
            {terms.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {hasText(visa.note) && (
        <div className="visa-note" role="note">
          <Paragraphs text={visa.note} />
        </div>
      )}
    </VisaInfo>
  );
}
