import { useMemo } from 'react';
import { parseOptions } from '../../definition/sections/elements';
import type { QuestionSection } from '../../definition/sections/section';
import { withSections } from '../../definition/sections/withSections';
import type { ServiceModule } from '../../definition/model/serviceModule';
import type { LoadState } from '../../platform/api/useFetched';
import { useContent } from '../../platform/content/useContent';

/**
 * Returns a service with sections added, once the options of its choices have loaded.
 * @param sections must be the same list on every render while it is equal
 */
export function useSectionedModule(
  module: ServiceModule,
  sections: readonly QuestionSection[],
): LoadState<ServiceModule> {
  const options = useContent('client/get_options/', parseOptions);
  return useMemo(
    () =>
      options.state === 'ready'
        ? { ...options, value: withSections(module, sections, options.value) }
        : options.state === 'failed'
          ? options
          : { state: 'loading' },
    [module, sections, options],
  );
}
