import './visas.css';
import { useTranslation } from 'react-i18next';
import { pick } from '../../definition/language/text';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceFrame } from '../service/ServiceFrame';
import type { CustomPageProps } from '../customPages';
import { NormalVisaProfile } from './NormalVisaProfile';
import { toNormalVisa } from './normalVisa';

/** Renders the page of a normal country's visas. */
export function NormalVisaPage({ entry, params }: CustomPageProps) {
  const { t } = useTranslation();
  const say = useWords();
  const service = pick(entry.tile.title, useLanguage());
  const { id = '' } = params;
  const content = useContent(`client/normal_visa/${encodeURIComponent(id)}/`, toNormalVisa);
  const country = content.state === 'ready' ? say(content.value.name) : '';
  const title = country === '' ? service : t('visas.titleOf', { country });
  return (
    <ServiceFrame title={title} back={{ href: entry.route, text: t('visas.back') }} at={id}>
      <Loaded content={content}>
        {(visa) => <NormalVisaProfile key={id} entry={entry} id={id} visa={visa} />}
      </Loaded>
    </ServiceFrame>
  );
}
