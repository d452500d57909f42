import { useState } from 'react';
import type { Handed } from '../../definition/model/prefill';
import type { LoadState } from '../../platform/api/useFetched';
import { neutralName } from '../../platform/content/translatedText';
import type { CompanyCountry } from './companyCountry';

const NOTHING: Handed = {};

/**
 * The country for the form: once, for the visitor may choose another, and that must not be undone.
 */
export function useHandedCountry(content: LoadState<CompanyCountry>): Handed {
  const [handed, setHanded] = useState<Handed>(NOTHING);
  if (content.state === 'ready' && handed === NOTHING) {
    setHanded({ countryName: neutralName(content.value.name) });
  }
  return handed;
}
