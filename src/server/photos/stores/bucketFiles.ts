import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Bucket, FileStore } from './openFiles';

/** Short timeouts, for a connection that is dead and not only slow: a visitor waits. */
const PATIENCE = { connectionTimeout: 5000, requestTimeout: 30_000 };

/**
 * Stores files in a bucket of S3 or a compatible store, below a prefix. Credentials and region come from
 * AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION, or from the machine's role.
 * @param folder between the prefix and a name; may be empty
 */
export function bucketFiles({ bucket, prefix, endpoint }: Bucket, folder: string): FileStore {
  const client = new S3Client({
    requestHandler: PATIENCE,
    // Other stores know neither the newer checksums nor host names of buckets.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
  const below = [prefix, folder].flatMap((part) => (part === '' ? [] : `${part}/`)).join('');
  const at = (name: string) => ({ Bucket: bucket, Key: `${below}${name}` });
  return {
    async put(files) {
      for (const { name, path } of files) {
        await client.send(new PutObjectCommand({ ...at(name), Body: await readFile(path) }));
        await rm(path, { force: true });
      }
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(names) {
      await Promise.all(names.map((name) => client.send(new DeleteObjectCommand(at(name)))));
    },
    async *list() {
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: below, ContinuationToken: next }),
        );
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          yield { name: Key.slice(below.length), since: LastModified?.getTime() ?? Date.now() };
        }
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
  };
}
