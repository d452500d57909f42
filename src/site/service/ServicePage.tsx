import { pick } from '../../definition/text';
import { useLanguage } from '../../platform/language/languageStore';
import { SHELLS, type ShellProps } from '../shells';
import { OpenService } from './OpenService';
import { ServiceFrame } from './ServiceFrame';

interface ServicePageProps extends ShellProps {
  /** The name of a page shell; without one, or with one that nobody knows, the general page. */
  readonly shell: string | undefined;
}

/** The page of a service: its own shell's, or what to know, what to bring, the form. */
export function ServicePage({ entry, shell, params }: ServicePageProps) {
  const title = pick(entry.tile.title, useLanguage());
  const Shell = shell === undefined ? undefined : SHELLS[shell];
  if (Shell) return <Shell entry={entry} params={params} />;
  return (
    <ServiceFrame title={title} at={entry.id}>
      <OpenService key={entry.id} entry={entry} />
    </ServiceFrame>
  );
}
