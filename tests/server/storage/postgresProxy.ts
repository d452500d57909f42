import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterFile } from '../../shared/afterFile';
import { tempFolder } from '../support/folders';

const NAME = '.s.PGSQL.5432';

/** A socket in front of a test database, which breaks connections as networks do. */
export interface Proxy {
  readonly url: string;
  /** Closes the next connection that sends a word, once the database has answered. */
  breakAfter(word: string): void;
  /** Passes nothing on and takes no connection, until the first client has closed its own. */
  vanish(): Promise<void>;
}

/** @param url of a test database */
export async function proxyOf(url: string): Promise<Proxy> {
  const target = join(new URL(url.replace('@/', '@local/')).searchParams.get('host') ?? '', NAME);
  const folder = await tempFolder();
  const clients = new Set<Socket>();
  let word: string | undefined;
  let isSilent = false;

  const server = createServer((client) => {
    const database = connect(target);
    let isBreaking = false;
    clients.add(client);
    const close = (): void => {
      clients.delete(client);
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', () => {}).on('close', close);
    client.on('data', (chunk: Buffer) => {
      if (isSilent) return;
      if (word !== undefined && chunk.includes(word)) {
        isBreaking = true;
        word = undefined;
      }
      database.write(chunk);
    });
    database.on('data', (chunk: Buffer) => {
      if (isBreaking) close();
      else if (!isSilent) client.write(chunk);
    });
  });
  const listen = () => once(server.listen(join(folder, NAME)), 'listening');
  await listen();
  afterFile(() => {
    server.close();
    for (const client of clients) client.destroy();
  });

  return {
    url: url.replace(/host=.*$/u, `host=${encodeURIComponent(folder)}`),
    breakAfter(text) {
      word = text;
    },
    async vanish() {
      isSilent = true;
      server.close();
      await Promise.race([...clients].map((client) => once(client, 'close')));
      for (const client of clients) client.destroy();
      isSilent = false;
      await listen();
    },
  };
}
