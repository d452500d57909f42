import { OWN_API } from '../../http/ownApi';

/** The call that takes a picture, and below which each is read. */
export const PICTURES_PATH = 'content_photo/';

const ENDING = '.webp';

/** As it stands in a record. */
export const addressOf = (id: string): string => `${OWN_API}${PICTURES_PATH}${id}${ENDING}`;

/** The id in the name of a picture's file; undefined if it is none of ours. */
export const idInName = (name: string): string | undefined =>
  /^([0-9a-f]{32})\.webp$/u.exec(name)?.[1];

/** The ids of all pictures that are named somewhere in a text. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/content_photo\/([0-9a-f]{32})\.webp/gu)].flatMap(([, id]) => id ?? []);
