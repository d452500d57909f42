import { services } from 'virtual:services';
import { staffPages } from 'virtual:panel';
import { useEffect, useState } from 'react';
import type { ServiceFile } from '../../definition/model/service';
import type { OtherService } from '../../lint/base/project';
import {
  checkServiceDocument,
  type DocumentProject,
  fileOnlyIssues,
} from '../../lint/checkServiceDocument';
import { agencyDay } from '../base/moment';
import type { StoredService } from '../data/storedServices';
import type { Parts } from './composing';
import { type WordedIssue, worded } from './issueTexts';

const files: NonNullable<DocumentProject['others']> = services.flatMap(
  ({ id, route, pages, tile }) => {
    const staff = staffPages[id];
    return staff ? [otherService({ id, route, pages, tile, staff })] : [];
  },
);

/** Returns what documents are checked with. */
export const projectOf = (
  parts: Parts,
  stored: readonly StoredService[],
  validate: DocumentProject['validate'],
): DocumentProject => ({
  ...parts,
  others: [
    ...files.filter(({ service }) => stored.every(({ id }) => id !== service.id)),
    ...stored.map(otherService),
  ],
  validate,
  today: agencyDay(),
});

function otherService(service: OtherService['service']): OtherService {
  return { path: `schemas/services/${service.id}.json`, service };
}

const CALM_MS = 300;

/** Returns what keeps a document from being published, a moment after each edit; undefined: it is not known yet. */
export function useDocumentIssues(
  document: ServiceFile | undefined,
  project: DocumentProject,
  prepare: (document: ServiceFile) => ServiceFile,
  isFile: boolean,
): readonly WordedIssue[] | undefined {
  const [found, setFound] = useState<readonly WordedIssue[]>();
  useEffect(() => {
    const check = () => {
      if (!document) return;
      const own = isFile ? [] : fileOnlyIssues(document);
      setFound([...own, ...checkServiceDocument(prepare(document), project)].map(worded));
    };
    const timer = setTimeout(check, CALM_MS);
    return () => clearTimeout(timer);
  }, [document, project, prepare, isFile]);
  return found;
}
