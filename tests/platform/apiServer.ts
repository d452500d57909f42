import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import type { loadTexts } from '../../src/platform/language/languageStore';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly body?: unknown;
  /** Instead of JSON. */
  readonly raw?: string;
}

/** A server on loopback that sends the responses that it is told to send, and keeps the requests. */
export async function startApi() {
  const requests: ReceivedRequest[] = [];
  let respondTo: (request: ReceivedRequest) => ApiResponse | Promise<ApiResponse> = () => ({
    status: 200,
    body: {},
  });
  const server = createServer((request, response) => {
    void read(request).then(async (received) => {
      // jsdom's XMLHttpRequest asks first, for the page is of another origin.
      const preflight = received.method === 'OPTIONS';
      if (!preflight) requests.push(received);
      const { status, body, raw }: ApiResponse = preflight
        ? { status: 204 }
        : await respondTo(received);
      response.writeHead(status, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*, authorization, idempotency-key, content-language',
        'content-type': raw === undefined ? 'application/json' : 'text/html',
      });
      response.end(raw ?? (body === undefined ? undefined : JSON.stringify(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  return {
    requests,
    base,
    respond: (next: ApiResponse | typeof respondTo) => {
      respondTo = typeof next === 'function' ? next : () => next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = '', url = '', headers } = request;
  return { method, url, headers, body: await text(request) };
}

/** Opens a client with a server of its own, and loads the words of a part of the site; returns the server. */
export async function openSite(part: Parameters<typeof loadTexts>[0]) {
  const api = await startApi();
  await openClient(api.base);
  // Of the modules that the client has now.
  await (await import('../../src/platform/language/languageStore')).loadTexts(part);
  return api;
}

/** The client as a page with this base address has it, with nobody logged in and nothing shown. */
export async function openClient(apiBase: string) {
  vi.resetModules();
  localStorage.clear();
  const meta = document.createElement('meta');
  meta.name = 'rega-settings';
  meta.content = JSON.stringify({ apiBase, apiCalls: 'own' });
  document.head.replaceChildren(meta);
  const { showLanguage } = await import('../../src/platform/language/languageStore');
  await showLanguage('en');
  return {
    showLanguage,
    ...(await import('../../src/platform/api/call')),
    ...(await import('../../src/platform/api/upload')),
    ...(await import('../../src/platform/api/apiError')),
    ...(await import('../../src/platform/session/session')),
    ...(await import('../../src/platform/session/panelTabs')),
    ...(await import('../../src/platform/api/sessionStore')),
    ...(await import('../../src/platform/snackbar/snackbarStore')),
    ...(await import('../../src/site/service/postSubmission')),
    ...(await import('../../src/platform/places/loadOptions')),
  };
}
