import { createDrafts, type Drafts } from '../../../src/engine/flow/draft';
import type { OpenedService } from './openService';

type Named = Pick<OpenedService, 'module' | 'subject'>;

/** Returns the name under which useFlow stores the draft and the photos of an opened form. */
export const draftName = ({ module, subject }: Named): string => `${module.service.id}:${subject}`;

/** Returns the draft that all forms of a service share. */
export const draftOf = (opened: Named): Drafts =>
  createDrafts(() => window.localStorage, draftName(opened));

/**
 * Calls back when another document has written different answers, or another step, to the draft.
 */
export function onDraftChanged(opened: Named, listener: () => void): () => void {
  const suffix = `:${draftName(opened)}`;
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key?.endsWith(suffix) && said(oldValue) !== said(newValue)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/**
 * Returns the content of a draft without its time, so that rewriting the same draft notifies
 * nobody.
 */
function said(text: string | null): string {
  const { savedAt: _, ...rest } = JSON.parse(text ?? '{}') as { readonly savedAt?: number };
  return JSON.stringify(rest);
}
