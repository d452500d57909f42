import { createContext, useContext } from 'react';
import type { LoadState } from '../../platform/api/useFetched';
import { useContent } from '../../platform/content/useContent';
import { type ContactInfo, toContactInfo } from './contactInfo';

/** Read once, by the shell, for header, footer and pages alike. */
export const ContactContent = createContext<LoadState<ContactInfo>>({ state: 'loading' });

/** The call itself: for the shell, which reads once for all. */
export const useContactCall = (): LoadState<ContactInfo> =>
  useContent('client/get_contactus/', toContactInfo);

/** How far the reading of the contact info has come. */
export const useContactContent = (): LoadState<ContactInfo> => useContext(ContactContent);

/** The contact info once it has loaded. */
export function useContactInfo(): ContactInfo | undefined {
  const content = useContactContent();
  return content.state === 'ready' ? content.value : undefined;
}
