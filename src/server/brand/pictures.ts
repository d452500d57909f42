import type { PhotoFolder } from '../photos/photoFolder';

/** What is made from the agency's pictures, by the names in its address. */
export const PICTURE_TYPES = {
  'mark.webp': 'image/webp',
  'logo.webp': 'image/webp',
  'icon-64.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  /** Opaque and to the edges, since the system cuts the corners off. */
  'touch-180.png': 'image/png',
  'whole-512.png': 'image/png',
  'share.jpg': 'image/jpeg',
} as const;

export type PictureName = keyof typeof PICTURE_TYPES;

/** The places of the pictures that a record names. */
export interface PicturePlaces {
  readonly pictures: Pick<PhotoFolder, 'read'>;
  /** The folders with the files of the site, of which the first that has a file counts. */
  readonly folders: readonly string[];
}
