import { PANEL_CALLS } from '../../contract/panel';
import { OWN_API } from '../http/route';

/** The path of the upload call, below which each picture is served. */
export const PICTURES_PATH = PANEL_CALLS.addPicture.path;

const ENDING = '.webp';

/** Returns the address of a picture as records hold it. */
export const pictureUrl = (id: string): string => `${OWN_API}${PICTURES_PATH}${id}${ENDING}`;

/** Returns the id in the name of a picture's file; undefined if the name is not one of ours. */
export const idInName = (name: string): string | undefined =>
  /^([0-9a-f]{32})\.webp$/u.exec(name)?.[1];

export const idsIn = (text: string): string[] =>
  [...text.matchAll(/content_photo\/([0-9a-f]{32})\.webp/gu)].flatMap(([, id]) => id ?? []);
