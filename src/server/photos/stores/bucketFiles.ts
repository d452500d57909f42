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
import type { Bucket } from './photoLocation';
import type { FileStore } from './fileStore';

/** Seconds are for a line that is slow, not for one that is dead: a visitor waits. */
const PATIENCE = { connectionTimeout: 5000, requestTimeout: 30_000 };

/**
 * Files in a bucket of S3, or of what speaks its language, below a prefix. Who may, and in which region,
 * is told as everywhere by AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, or by the machine's role.
 * @param folder what stands between the prefix and a name; may be empty
 */
export function bucketFiles({ bucket, prefix, endpoint }: Bucket, folder: string): FileStore {
  const client = new S3Client({
    requestHandler: PATIENCE,
    // Stores other than Amazon's know neither the newer checksums nor a bucket's own host name.
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
