import { useState } from 'react';
import type { Handed } from '../../definition/prefill';
import type { Content } from '../../platform/content/useContent';
import { useWords } from '../../platform/content/useWords';
import type { CompanyCountry } from './companyCountry';

const NOTHING: Handed = {};

/**
 * The country for the form, under its name in the language of the moment: once, for the visitor may
 * choose another, and a change of language must not undo that.
 */
export function useHandedCountry(content: Content<CompanyCountry>): Handed {
  const say = useWords();
  const [handed, setHanded] = useState<Handed>(NOTHING);
  if (content.state === 'ready' && handed === NOTHING) {
    setHanded({ countryName: say(content.value.name) });
  }
  return handed;
}
