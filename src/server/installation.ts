import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutFixes } from './base/lastFixes';
import { isRecord } from '../definition/model/values';
import { unlessMissing } from './errorCode';
import { databaseHosts } from './storage/databaseHosts';
import { fileOf } from './storeId/openStorage';
import type { ServerSettings } from './serverSettings';

/**
 * Returns what an installation consists of, one line each, without a secret: version, services, database, data folder,
 * last backup, mail.
 */
export async function installationLines({
  root,
  dataDir,
  databaseUrl,
  photoStore,
  mail,
}: ServerSettings): Promise<readonly string[]> {
  const hosts = databaseUrl === undefined ? [] : databaseHosts(databaseUrl).map(hostOf);
  const photos = photoStore && ('folder' in photoStore ? photoStore.folder : photoStore.bucket);
  const files = await readdir(join(root, 'schemas/services'));
  const old = withoutFixes('Node', process.versions.node, new Date());
  return [
    `Version: ${await versionIn(root)}, Node ${process.versions.node}${old === undefined ? '' : ` (${old})`}`,
    `Services: ${files.filter((name) => name.endsWith('.json')).length} files`,
    `Database: ${hosts.length === 0 ? `SQLite, ${String(fileOf({ dataDir, databaseUrl }))}` : `PostgreSQL, ${hosts.join(', ')}`}`,
    `Data folder: ${dataDir}${photos === undefined ? '' : `; photos and pictures: ${photos}`}`,
    `Last backup: ${(await lastBackup(dataDir)) ?? 'none is known'}`,
    `Mail: ${mail ? `${hostOf(mail.server)} as ${mail.from}` : 'none is sent, since SMTP_URL is not set'}`,
  ];
}

/** Returns the version of the program in a folder. */
export async function versionIn(root: string): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(unlessMissing);
  const about: unknown = JSON.parse(text ?? '{}');
  return isRecord(about) && typeof about.version === 'string' ? about.version : 'unknown';
}

/** Returns when the last backup was made, from the note in the data folder; null if there is none. */
export async function lastBackup(dataDir: string): Promise<string | null> {
  try {
    const note: unknown = JSON.parse(await readFile(join(dataDir, 'last-backup.json'), 'utf8'));
    return isRecord(note) && typeof note.at === 'string' ? note.at : null;
  } catch {
    return null;
  }
}

/** Returns host and port of an address, which may contain a password. */
export function hostOf(address: string): string {
  const [, host = '', query] =
    /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)[^?]*(?:\?(.*))?$/u.exec(address) ?? [];
  return new URLSearchParams(query).get('host') ?? host;
}
