import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OptionList, QuestionSection } from '../../definition/sections/section';
import type { ServiceModule } from '../../definition/model/serviceModule';
import type { RefusedAnswer } from '../../engine/ports';
import { Loaded } from '../../platform/content/Loaded';
import { ServiceApplication, type ServiceApplicationProps } from '../service/ServiceApplication';
import { FormLoading } from '../service/FormLoading';
import { parseOptions } from '../../definition/sections/elements';
import { withSections } from '../../definition/sections/withSections';
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
export function SectionedApplication(props: SectionedApplicationProps) {
  const content = useContent('client/get_options/', parseOptions);
  return <Loaded content={content}>{(options) => <Whole {...props} options={options} />}</Loaded>;
}

interface WholeProps extends SectionedApplicationProps {
  readonly options: readonly OptionList[];
}

/**
 * Renders a form with the questions that it was opened with. When they change, it is unmounted, which
 * writes the draft, and mounted again with that draft.
 */
function Whole({ module: own, sections, options, onChanged, ...props }: WholeProps) {
  const module = useMemo(() => withSections(own, sections, options), [own, sections, options]);
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
