import { connect } from 'node:net';

/** Sends bytes to a local port, and returns everything that is received until the connection closes. */
export const rawRequest = (port: number, text: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString();
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
    socket.write(text);
  });

/** Returns the status of each response. */
export const statusesIn = (response: string): number[] =>
  [...response.matchAll(/^HTTP\/1\.1 (\d+)/gmu)].map(([, code]) => Number(code));
