import { useCallback } from 'react';
import * as read from '../../../platform/content/read';
import { parseSections } from '../../../definition/sections/elements';
import type { SectionsSource } from '../../../definition/model/service';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { contentCall } from '../../../definition/content/contentCalls';
import { Loaded } from '../../../platform/content/Loaded';
import { useContent } from '../../../platform/content/useContent';
import type { ServiceEntry } from '../../../platform/loading/useServiceModule';
import { SectionedApplication } from './SectionedApplication';

interface SectionedFormProps {
  readonly entry: ServiceEntry;
  readonly module: ServiceModule;
  /** A content type with a single record. */
  readonly source: SectionsSource;
}

/** Fetches the sections, which are the same for all visitors, and renders the form with them. */
export function SectionedForm({ entry, module, source }: SectionedFormProps) {
  const { content, in: property } = source;
  const sectionsIn = useCallback(
    (response: unknown) => parseSections(read.record(response)[property]),
    [property],
  );
  const loaded = useContent(contentCall(content), sectionsIn);
  return (
    <Loaded content={loaded}>
      {(sections) => (
        <SectionedApplication entry={entry} module={module} sections={sections} isDraftTold />
      )}
    </Loaded>
  );
}
