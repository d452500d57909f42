/** The kinds of content whose records are services that staff compose, by the ids of the services. */
export const SERVICE_KIND = 'service';
export const DRAFT_KIND = 'service_draft';
/** The links to drafts. */
export const LINK_KIND = 'service_link';

/** Visitors are shown nothing of them. */
export const isDraftKind = (kind: string): boolean => kind === DRAFT_KIND || kind === LINK_KIND;

/** None has a file in schemas/content: the calls of content do not know them. */
export const SERVICE_KINDS: readonly string[] = [SERVICE_KIND, DRAFT_KIND, LINK_KIND];
