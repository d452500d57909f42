import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import { SITE_ROUTES } from '../../contract/siteRoutes';
import { pick } from '../../definition/model/text';
import { useLanguage } from '../../platform/language/languageStore';
import { Loading } from '../../platform/loading/Loading';
import { BackLink } from '../base/BackLink';
import { LoadingBoundary } from '../layout/LoadingBoundary';
import { Drawing } from '../base/Drawing';
import { usePageTitle } from '../base/usePageTitle';
import { TopContext } from './DraftLine';
import { useServedPage } from '../layout/servedPage';
import { lazyPage } from '../lazyPage';
import { isEntering } from './entering';
import { FormLoading } from './ServiceApplication';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import type { ParseKeys } from 'i18next';
import type { LoadState } from '../../platform/api/useFetched';
import type { TranslatedText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import './service.css';

const EnteringLine = lazyPage(
  'entering',
  async () => (await import('./EnteringLine')).EnteringLine,
);

interface ServiceFrameProps {
  readonly entry?: ServiceEntry;
  /** Default: the service's name. */
  readonly title?: string;
  /** The text of the link above the title, which leads to the service; default: to the list of services. */
  readonly back?: string;
  readonly children: ReactNode;
}

/** Renders the frame of every service page: link back, title, and a loading state for the content. */
export function ServiceFrame({ entry, title = '', back, children }: ServiceFrameProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = entry && title === '' ? pick(entry.tile.title, language) : title;
  usePageTitle(heading);
  const [top, setTop] = useState<HTMLElement | null>(null);
  const [entering] = useState(isEntering);
  return (
    <div className="page service">
      {entry && back === undefined && <Drawing name={entry.tile.icon} />}
      <BackLink
        href={entry && back !== undefined ? entry.route : SITE_ROUTES.ourservices}
        text={back ?? t('shell.back')}
      />
      <h1>{heading}</h1>
      {entering && (
        <Loading>
          <EnteringLine />
        </Loading>
      )}
      <div ref={setTop} className="service-top" />
      <TopContext value={top}>
        <LoadingBoundary at={entry?.id ?? ''} fallback={<ServiceLoading />}>
          {children}
        </LoadingBoundary>
      </TopContext>
    </div>
  );
}

export const framed = (Page: ComponentType<{ readonly entry: ServiceEntry }>) =>
  function FramedPage({ entry }: { readonly entry: ServiceEntry }) {
    return (
      <ServiceFrame entry={entry}>
        <Page entry={entry} />
      </ServiceFrame>
    );
  };

/** Renders the loading state of a service: what the server has rendered. */
function ServiceLoading() {
  const served = useServedPage('service');
  return served ? <div className="service-served" ref={served} /> : <FormLoading />;
}

interface CountryFrameProps {
  readonly entry: ServiceEntry;
  readonly content: LoadState<{ readonly name: TranslatedText }>;
  /** The translation keys of the title with the country, and of the link to all countries. */
  readonly title: ParseKeys;
  readonly back: ParseKeys;
  readonly children: ReactNode;
}

/** Renders the frame of a country's page below a service, whose title names the country once it is loaded. */
export function CountryFrame({ content, title, back, ...frame }: CountryFrameProps) {
  const { t, textOf } = useTexts();
  const country = content.state === 'ready' ? textOf(content.value.name) : '';
  return <ServiceFrame {...frame} title={country && t(title, { country })} back={t(back)} />;
}
