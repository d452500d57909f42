import { useCallback, useEffect, useMemo, useState } from 'react';
import type { QuestionSection } from '../../definition/sections/section';
import type { ServiceModule } from '../../definition/model/serviceModule';
import type { RefusedAnswer } from '../../engine/ports';
import { Loaded } from '../../platform/content/Loaded';
import { ServiceApplication, type ServiceApplicationProps } from '../service/ServiceApplication';
import { FormLoading } from '../service/FormLoading';
import { parseOptions } from '../../definition/sections/elements';
import { withSections } from '../../definition/sections/withSections';
import type { LoadState } from '../../platform/api/useFetched';
import { useContent } from '../../platform/content/useContent';

interface SectionedApplicationProps extends Omit<ServiceApplicationProps, 'onRefused'> {
  /** The service to which the sections are added. */
  readonly module: ServiceModule;
  /** The sections of this form; must be the same list on every render while it is equal. */
  readonly sections: readonly QuestionSection[];
  /**
   * Is called when the server has other sections by now: they have to be fetched again, and this
   * component mounted again with them. The answers are kept in the draft.
   */
  readonly onChanged: () => void;
}

/** Renders the form of a service with dynamic sections. */
export function SectionedApplication({ module, sections, ...props }: SectionedApplicationProps) {
  const content = useSectionedModule(module, sections);
  return <Loaded content={content}>{(whole) => <Whole {...props} module={whole} />}</Loaded>;
}

type WholeProps = Omit<SectionedApplicationProps, 'sections'>;

/**
 * Renders a form with the questions that it was opened with. When they change, it is unmounted, which
 * writes the draft, and mounted again with that draft.
 */
function Whole({ module, onChanged, ...props }: WholeProps) {
  const { opened, isAnew } = useClosedBefore(module);
  const onRefused = useCallback(
    (issues: readonly RefusedAnswer[]) => {
      if (issues.some((issue) => 'code' in issue && issue.code === 'changed')) onChanged();
    },
    [onChanged],
  );
  if (opened !== module) return <FormLoading />;
  return (
    <ServiceApplication {...props} module={module} isContinued={isAnew} onRefused={onRefused} />
  );
}

/**
 * Returns the given value one render later, when the components of the previous value are unmounted.
 * `isAnew` is set for every value after the first.
 */
function useClosedBefore<T>(given: T): { readonly opened?: T; readonly isAnew: boolean } {
  const [later, setLater] = useState<{ readonly opened?: T; readonly isAnew: boolean }>({
    isAnew: false,
  });
  useEffect(() => {
    let gone = false;
    queueMicrotask(() => {
      if (!gone) setLater((before) => ({ opened: given, isAnew: 'opened' in before }));
    });
    return () => void (gone = true);
  }, [given]);
  return later;
}

/**
 * Returns a service with sections added, once the options of its choices have loaded.
 * @param sections must be the same list on every render while it is equal
 */
function useSectionedModule(
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
