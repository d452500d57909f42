import { useCallback } from 'react';
import { parseSections } from '../../definition/sections/elements';
import type { SectionsSource } from '../../definition/model/service';
import type { ServiceModule } from '../../definition/model/serviceModule';
import { contentCall } from '../../platform/content/contentCalls';
import { Loaded } from '../../platform/content/Loaded';
import { recordIn } from '../../platform/content/readResponse';
import { useContent, useRemount } from '../../platform/content/useContent';
import type { ServiceEntry } from '../service/loaders';
import { SectionedApplication } from './SectionedApplication';

interface SectionedFormProps {
  readonly entry: ServiceEntry;
  readonly module: ServiceModule;
  /** Of a kind of content that has one record. */
  readonly source: SectionsSource;
}

/** The form of a service whose sections are the same for everybody: they are read, and it is opened. */
export function SectionedForm(props: SectionedFormProps) {
  const { key, remount } = useRemount();
  return <Read key={key} again={remount} {...props} />;
}

function Read({
  entry,
  module,
  source,
  again,
}: SectionedFormProps & { readonly again: () => void }) {
  const { content, in: property } = source;
  const sectionsIn = useCallback(
    (answer: unknown) => parseSections(recordIn(answer)[property]),
    [property],
  );
  const sections = useContent(contentCall(content), sectionsIn);
  return (
    <Loaded content={sections}>
      {(asked) => (
        <SectionedApplication entry={entry} module={module} sections={asked} onChanged={again} />
      )}
    </Loaded>
  );
}
