import { useDeferredValue, useMemo, useState } from 'react';
import type { OptionList, QuestionSection } from '../../../definition/model/section';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import type { RefusedAnswer } from '../../../engine/ports';
import { Loaded } from '../../../platform/content/Loaded';
import {
  ServiceApplication,
  type ServiceApplicationProps,
  FormLoading,
} from '../ServiceApplication';
import { parseOptions } from '../../../definition/sections/elements';
import { withSections } from '../../../definition/sections/withSections';
import { contentHasChanged, useContent } from '../../../platform/content/useContent';

interface SectionedApplicationProps extends Omit<ServiceApplicationProps, 'onRefused'> {
  /** The service to which the sections are added. */
  readonly module: ServiceModule;
  /** The sections of this form; must be the same list on every render while it is equal. */
  readonly sections: readonly QuestionSection[];
}

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
function Whole({ module: own, sections, options, ...props }: WholeProps) {
  const module = useMemo(() => withSections(own, sections, options), [own, sections, options]);
  const [first] = useState(module);
  // One render later, when the form of the previous value is unmounted.
  const opened = useDeferredValue(module);
  if (opened !== module) return <FormLoading />;
  return (
    <ServiceApplication
      {...props}
      module={module}
      isContinued={module !== first}
      onRefused={readAgain}
    />
  );
}

/** Fetches the sections again if the server has others by now. */
function readAgain(issues: readonly RefusedAnswer[]): void {
  if (issues.some((issue) => 'code' in issue && issue.code === 'changed')) contentHasChanged();
}
