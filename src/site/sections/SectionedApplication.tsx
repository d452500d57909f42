import { useCallback, useEffect, useState } from 'react';
import type { QuestionSection } from '../../definition/sections/section';
import type { ServiceModule } from '../../definition/model/serviceModule';
import type { RefusedAnswer } from '../../engine/ports';
import { Loaded } from '../../platform/content/Loaded';
import { ServiceApplication, type ServiceApplicationProps } from '../service/ServiceApplication';
import { FormLoading } from '../service/FormLoading';
import { useSectionedModule } from './useSectionedModule';

interface SectionedApplicationProps extends Omit<ServiceApplicationProps, 'onRefused'> {
  /** The service that the sections are put into. */
  readonly module: ServiceModule;
  /** Of this very form; always the same list while it means the same. */
  readonly sections: readonly QuestionSection[];
  /**
   * The server asks other sections by now: they have to be read anew, and this to be mounted anew with
   * them. The answers are kept, for a draft knows them by what was asked.
   */
  readonly onChanged: () => void;
}

/** The form of a service with dynamic sections. */
export function SectionedApplication({ module, sections, ...props }: SectionedApplicationProps) {
  const content = useSectionedModule(module, sections);
  return <Loaded content={content}>{(whole) => <Whole {...props} module={whole} />}</Loaded>;
}

type WholeProps = Omit<SectionedApplicationProps, 'sections'>;

/**
 * An opened form stays with the questions that it was opened with. For others it is closed first, so that
 * the draft is written, and then opened with that draft.
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
 * Returns what is given, one render later: whatever shows the previous value is unmounted by then.
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
