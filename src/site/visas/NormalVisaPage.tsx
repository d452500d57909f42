import './visas.css';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { CountryFrame } from '../service/CountryFrame';
import type { RecordPageProps } from '../customPages';
import { NormalVisaProfile } from './NormalVisaProfile';
import { toNormalVisa } from './normalVisa';

/** Renders the page of a normal country's visas. */
export function NormalVisaPage({ entry, params }: RecordPageProps) {
  const { t } = useTranslation();
  const { id = '' } = params;
  const content = useContent(`client/normal_visa/${encodeURIComponent(id)}/`, toNormalVisa);
  return (
    <CountryFrame
      {...{ entry, id, content }}
      nameOf={({ name }) => name}
      titleOf={(country) => t('visas.titleOf', { country })}
      back={t('visas.back')}
    >
      <Loaded content={content}>
        {(visa) => <NormalVisaProfile key={id} entry={entry} id={id} visa={visa} />}
      </Loaded>
    </CountryFrame>
  );
}
