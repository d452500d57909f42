import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import type { LoadState } from '../../platform/api/useFetched';
import type { TranslatedText } from '../../platform/content/translatedText';
import { useWords } from '../../platform/content/useWords';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';
import { ServiceFrame } from './ServiceFrame';

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
  const { t, say } = useWords();
  const country = content.state === 'ready' ? say(content.value.name) : '';
  return <ServiceFrame {...frame} title={country && t(title, { country })} back={t(back)} />;
}
