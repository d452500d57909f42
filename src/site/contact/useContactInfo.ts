import { createContext, useContext } from 'react';
import type { LoadState } from '../../platform/api/useFetched';
import type { ContactInfo } from './contactInfo';

/** The contact information, fetched once for header, footer and pages. */
export const ContactContent = createContext<LoadState<ContactInfo>>({ state: 'loading' });

export const useContactContent = (): LoadState<ContactInfo> => useContext(ContactContent);

export function useContactInfo(): ContactInfo | undefined {
  const content = useContactContent();
  return content.state === 'ready' ? content.value : undefined;
}
