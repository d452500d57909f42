import { createContext, useContext } from 'react';
import type { LoadState } from '../../platform/api/useFetched';
import { useContent } from '../../platform/content/useContent';
import { type ContactInfo, toContactInfo } from './contactInfo';

/** The contact information, fetched once for header, footer and pages. */
export const ContactContent = createContext<LoadState<ContactInfo>>({ state: 'loading' });

/** Fetches the contact information; used once, by the layout. */
export const useContactCall = (): LoadState<ContactInfo> =>
  useContent('client/get_contactus/', toContactInfo);

export const useContactContent = (): LoadState<ContactInfo> => useContext(ContactContent);

/** Returns the contact information once it has loaded. */
export function useContactInfo(): ContactInfo | undefined {
  const content = useContactContent();
  return content.state === 'ready' ? content.value : undefined;
}
