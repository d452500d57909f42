import './visas.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { NormalVisaProfile } from './NormalVisaProfile';
import { toNormalVisa } from './normalVisa';

/** Renders the page of a normal country's visas. */
export function NormalVisaPage({ entry, params }: CustomPageProps) {
  const { t } = useTranslation();
  const say = useWords();
  const { id = '' } = params;
  const content = useContent(`client/normal_visa/${encodeURIComponent(id)}/`, toNormalVisa);
  const country = content.state === 'ready' ? say(content.value.name) : '';
  const title = country && t('visas.titleOf', { country });
  return (
    <ServiceFrame entry={entry} title={title} back={t('visas.back')} id={id}>
      <Loaded content={content}>
        {(visa) => <NormalVisaProfile key={id} entry={entry} id={id} visa={visa} />}
      </Loaded>
    </ServiceFrame>
  );
}
