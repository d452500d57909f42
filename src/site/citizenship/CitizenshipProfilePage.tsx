import './citizenship.css';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { CitizenshipProfile } from './CitizenshipProfile';
import { toCitizenshipType } from './citizenshipType';

/** Renders the page of one citizenship. */
export function CitizenshipProfilePage({ entry, params }: CustomPageProps) {
  const { t } = useTranslation();
  const say = useWords();
  const { id = '' } = params;
  const content = useContent(
    `client/citizenship_type/${encodeURIComponent(id)}/`,
    toCitizenshipType,
  );
  const country = content.state === 'ready' ? say(content.value.name) : '';
  const title = country && t('citizenship.titleOf', { country });
  return (
    <ServiceFrame entry={entry} title={title} back={t('citizenship.back')} id={id}>
      <CitizenshipProfile key={id} entry={entry} id={id} content={content} />
    </ServiceFrame>
  );
}
