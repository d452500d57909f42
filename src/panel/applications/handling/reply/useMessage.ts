import { useMemo, useState } from 'react';
import type { Channel } from '../../../../contract/activity';
import { applicantOf } from '../../../../definition/describe/searchFields';
import { fullNumber } from '../../../../definition/validate/fullNumber';
import { forgetSent, staffOnce } from '../../../data/staffOnce';
import type { StaffApplication } from '../../application';
import { makeLink } from '../makeLink';
import { LINK, mailHref, whatsAppHref } from './replyText';

/** Returns the call that notes a reply to the applicant. */
export const replyPath = ({ id }: Pick<StaffApplication, 'id'>): string =>
  `application/${id}/reply/`;

/** Returns the storage key of the draft of a message. */
export const replyKey = ({ id }: Pick<StaffApplication, 'id'>): string => `application/${id}/reply`;

export type Message = ReturnType<typeof useMessage>;

/**
 * Writes to the applicant in another program, and notes it under Activity.
 * @param onNoted is called when it is noted
 */
export function useMessage(application: StaffApplication, onNoted: (channel: Channel) => void) {
  const { reference, definition, answers } = application;
  const { name, phone, email } = useMemo(
    () => applicantOf(definition.form, answers),
    [definition, answers],
  );
  const number = fullNumber(phone);
  /** The address that the browser has not let us open. */
  const [blocked, setBlocked] = useState<string>();
  /** Notes what was written. The link is a secret, and only the applicant's. */
  const note = (channel: Channel, text: string) => {
    const path = replyPath(application);
    // Nothing tells a later call from a repeated one.
    if (text === '') forgetSent(path);
    staffOnce(path, { channel, text }).then(
      () => onNoted(channel),
      // Staff have been notified; what they wrote is in the other program.
      () => undefined,
    );
  };
  const hrefOf = (channel: Channel, text: string): string =>
    channel === 'email' ? mailHref(email, reference, text) : whatsAppHref(number ?? '', text);
  /**
   * Opens a text that has to be made first, with a new link in it. Throws ApiError.
   * @param makeText returns the text with `{link}` where the link stands
   */
  const open = async (channel: 'whatsapp' | 'email', makeText: () => Promise<string>) => {
    // At once: after an answer of the server a browser would take it for an advertisement.
    const tab = channel === 'whatsapp' ? window.open('', '_blank') : null;
    try {
      const text = await makeText();
      const link = text.includes(LINK) ? await makeLink(application) : '';
      const href = hrefOf(channel, text.replaceAll(LINK, link));
      if (channel === 'email') location.assign(href);
      else if (tab) {
        tab.opener = null;
        tab.location.replace(href);
      } else setBlocked(href);
      note(channel, text);
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
  return { name, email, number, blocked, note, hrefOf, open };
}
