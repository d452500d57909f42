import type { ReactNode } from 'react';
import type { LoadState } from '../../platform/api/useFetched';
import type { TranslatedText } from '../../platform/content/translatedText';
import { useWords } from '../../platform/content/useWords';
import type { ServiceEntry } from './loaders';
import { ServiceFrame } from './ServiceFrame';

interface CountryFrameProps<T> {
  readonly entry: ServiceEntry;
  readonly id: string;
  readonly content: LoadState<T>;
  readonly nameOf: (value: T) => TranslatedText;
  readonly titleOf: (country: string) => string;
  /** The text of the link to all countries. */
  readonly back: string;
  readonly children: ReactNode;
}

/** Renders the frame of a country's page below a service, whose title names the country once it is loaded. */
export function CountryFrame<T>(props: CountryFrameProps<T>) {
  const { content, nameOf, titleOf, ...frame } = props;
  const say = useWords();
  const country = content.state === 'ready' ? say(nameOf(content.value)) : '';
  return <ServiceFrame {...frame} title={country && titleOf(country)} />;
}
