import './citizenship.css';
import { useTranslation } from 'react-i18next';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/CountryFrame';
import type { RecordPageProps } from '../customPages';
import { CitizenshipProfile } from './CitizenshipProfile';
import { toCitizenshipType } from './citizenshipType';

export function CitizenshipProfilePage({ entry, params }: RecordPageProps) {
  const { t } = useTranslation();
  const { id = '' } = params;
  const content = useContent(
    `client/citizenship_type/${encodeURIComponent(id)}/`,
    toCitizenshipType,
  );
  return (
    <CountryFrame
      {...{ entry, id, content }}
      nameOf={({ name }) => name}
      titleOf={(country) => t('citizenship.titleOf', { country })}
      back={t('citizenship.back')}
    >
      <CitizenshipProfile key={id} entry={entry} id={id} content={content} />
    </CountryFrame>
  );
}
