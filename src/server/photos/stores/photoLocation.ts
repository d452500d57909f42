import { resolve } from 'node:path';

export interface Bucket {
  readonly bucket: string;
  /** Without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** Set for a store other than Amazon's. */
  readonly endpoint: string | undefined;
}

/** Where photos and pictures are stored: a folder or a bucket. */
export type PhotoPlace = { readonly folder: string } | Bucket;

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/u;

/**
 * Parses the setting.
 * @param text `s3://bucket/prefix`, or a folder
 * @param root the base of a relative folder
 * @throws Error whose message follows the setting's name
 */
export function photoPlace(text: string, root: string, endpoint: string | undefined): PhotoPlace {
  if (!/^\w+:\/\//u.test(text)) return { folder: resolve(root, text) };
  const [, bucket, path = ''] = BUCKET.exec(text) ?? [];
  if (bucket === undefined) throw new Error('must be a folder, or s3://bucket/prefix');
  return { bucket, prefix: path.replaceAll(/^\/+|\/+$/gu, ''), endpoint };
}
