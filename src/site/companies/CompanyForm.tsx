import type { ReactNode } from 'react';
import type { Handed } from '../../definition/model/prefill';
import { ServiceApplication } from '../service/ServiceApplication';
import type { ServiceEntry } from '../service/loaders';

interface CompanyFormProps {
  readonly entry: ServiceEntry;
  readonly handed?: Handed;
  readonly subject?: string;
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
