import { SERVICES } from '../../definition/content/contentReferences';

/** The kind of content whose records are services that staff compose, by the ids of the services. */
export const SERVICE_KIND = SERVICES;

const DRAFT = '_draft';

/** Returns the kind of what is prepared beside published records of a kind, by their ids. */
export const draftOf = (kind: string): string => `${kind}${DRAFT}`;

/** Returns the kind that a kind of drafts belongs to. */
export const publishedKind = (draft: string): string => draft.slice(0, -DRAFT.length);

export const DRAFT_KIND = draftOf(SERVICE_KIND);
/** The links to drafts. */
export const LINK_KIND = 'service_link';

/** Visitors are shown nothing of them. */
export const isDraftKind = (kind: string): boolean => kind.endsWith(DRAFT) || kind === LINK_KIND;

/** None has a file in schemas/content: the calls of content do not know them. */
export const SERVICE_KINDS: readonly string[] = [SERVICE_KIND, DRAFT_KIND, LINK_KIND];
