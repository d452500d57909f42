import './visas.css';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/CountryFrame';
import type { RecordPageProps } from '../customPages';
import { toNormalVisa, type NormalVisa } from './normalVisa';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../platform/content/readResponse';
import { neutralName } from '../../platform/content/translatedText';
import { ServiceApplication } from '../service/ServiceApplication';
import { ChoiceCards } from '../service/ChoiceCards';
import { withHandedWords } from '../service/handedWords';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { useSessionChoice } from '../service/useSessionChoice';
import { handing, NORMAL_COUNTRY } from './handing';
import { VisaInfo } from './VisaInfo';

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
  const module = useMemo(() => withHandedWords(own, { visaTypeName: visa.types }), [own, visa]);
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
