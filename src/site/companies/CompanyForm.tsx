import { type ReactNode, use } from 'react';
import type { Handed } from '../../definition/prefill';
import { pick } from '../../definition/text';
import { useLanguage } from '../../platform/language/languageStore';
import { Application } from '../service/Application';
import { moduleOf, type ServiceEntry } from '../service/loaders';

interface CompanyFormProps {
  readonly entry: ServiceEntry;
  readonly handed?: Handed;
  readonly subject?: string;
  /** What stands beside the form. */
  readonly children?: ReactNode;
}

/** Where links to the form lead. */
export const FORM_ANCHOR = 'company-form';

/** The form under its heading, for what stands above it is long. */
export function CompanyForm({ entry, children, ...form }: CompanyFormProps) {
  const { title } = use(moduleOf(entry)).service.form;
  return (
    <section className="companies-apply" id={FORM_ANCHOR}>
      <h2>{pick(title, useLanguage())}</h2>
      <div className="service-body">
        {children}
        <Application entry={entry} {...form} />
      </div>
    </section>
  );
}
