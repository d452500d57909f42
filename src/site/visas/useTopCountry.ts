import { useMemo } from 'react';
import type { LoadState } from '../../platform/api/useFetched';
import { useContent } from '../../platform/content/useContent';
import {
  type Requirement,
  type TopCountry,
  toRequirements,
  toTopCountry,
  toVisaTypes,
  typesOf,
  type VisaType,
} from './topCountryVisa';

/** A top country with its visa types and the required documents of all countries. */
export interface TopCountryContent extends Omit<TopCountry, 'types'> {
  readonly types: readonly VisaType[];
  readonly requirements: readonly Requirement[];
}

/** Fetches the content of a top country's page; ready when all of it is (docs/requirements.md, P18). */
export function useTopCountry(id: string): LoadState<TopCountryContent> {
  const country = useContent(`client/top_country_visa/${encodeURIComponent(id)}/`, toTopCountry);
  const types = useContent('client/top_country_visa_type/', toVisaTypes);
  const requirements = useContent('client/top_country_visa_requirements/', toRequirements);
  return useMemo((): LoadState<TopCountryContent> => {
    const parts = [country, types, requirements];
    const failed = parts.filter((each) => each.state === 'failed');
    const reload = () => parts.forEach((each) => each.state !== 'loading' && each.reload());
    if (failed.length > 0) {
      return {
        state: 'failed',
        isMissing: failed.some(({ isMissing }) => isMissing),
        reload,
      };
    }
    if (country.state === 'ready' && types.state === 'ready' && requirements.state === 'ready') {
      const value = {
        ...country.value,
        types: typesOf(country.value, types.value),
        requirements: requirements.value,
      };
      return { state: 'ready', value, reload };
    }
    return { state: 'loading' };
  }, [country, types, requirements]);
}
