import type { ReactNode } from 'react';
import { ServiceApplication, type ServiceApplicationProps } from '../service/ServiceApplication';

interface CompanyFormProps extends Pick<ServiceApplicationProps, 'entry' | 'handed' | 'subject'> {
  /** The content beside the form. */
  readonly children?: ReactNode;
}

/** The target of links to the form. */
export const FORM_ANCHOR = 'company-form';

/** Renders the form, which brings its own heading. */
export function CompanyForm({ entry, children, ...form }: CompanyFormProps) {
  return (
    <section className="companies-apply" id={FORM_ANCHOR}>
      <div className="with-aside service-body">
        {children}
        <ServiceApplication entry={entry} {...form} />
      </div>
    </section>
  );
}
