import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../platform/content/readResponse';
import { ServiceApplication } from '../service/ServiceApplication';
import { ChoiceCards } from '../service/ChoiceCards';
import { withHandedWords } from '../service/handedWords';
import { serviceModuleOf, type ServiceEntry } from '../service/loaders';
import { useSessionChoice } from '../service/useSessionChoice';
import { handing, NORMAL_COUNTRY } from './handing';
import type { NormalVisa } from './normalVisa';
import { VisaInfo } from './VisaInfo';

interface NormalVisaProfileProps {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly visa: NormalVisa;
}

/** Renders a normal country's visa types, the staff's information, and the form, which needs a type. */
export function NormalVisaProfile({ entry, id, visa }: NormalVisaProfileProps) {
  const { t } = useTranslation();
  const own = use(serviceModuleOf(entry));
  const module = useMemo(() => withHandedWords(own, { visaTypeName: visa.types }), [own, visa]);
  const subject = `normal-${id}`;
  const [chosen, choose] = useSessionChoice(subject, textIn);
  // The types of a normal country have no ids: their positions are used instead.
  const types = visa.types.map((name, index) => ({ id: String(index), name }));
  const type = types.find((each) => each.id === chosen)?.name;
  return (
    <div className="with-aside visa-profile">
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
