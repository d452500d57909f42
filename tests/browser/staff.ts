import { STAFF } from './server';

/** What a member of staff does through the API. */
export interface StaffApi {
  get<T>(path: string): Promise<T>;
  total(list: string): Promise<number>;
  /** Of the answer to a GET. */
  status(path: string): Promise<number>;
  /** Writes JSON, and fails unless it is taken. */
  write(method: 'POST' | 'PUT', path: string, body: object): Promise<void>;
  /** Uploads a picture for content; returns its address. */
  upload(picture: Uint8Array<ArrayBuffer>): Promise<string>;
}

export async function logIn(baseUrl: string): Promise<StaffApi> {
  const login = await fetch(`${baseUrl}/api/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${access_token}` };
  const ask = (path: string) => fetch(`${baseUrl}/api/${path}`, { headers });
  const get = async <T>(path: string): Promise<T> => {
    const answer = await ask(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  };
  return {
    get,
    total: async (list) => (await get<{ total: number }>(list)).total,
    status: async (path) => (await ask(path)).status,
    write: async (method, path, body) => {
      const answer = await fetch(`${baseUrl}/api/${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { ...headers, 'Content-Type': 'application/json' },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    },
    upload: async (picture) => {
      const body = new FormData();
      body.append('photo', new Blob([picture], { type: 'image/png' }), 'picture.png');
      const answer = await fetch(`${baseUrl}/api/content_photo/`, {
        method: 'POST',
        headers,
        body,
      });
      const { address } = (await answer.json()) as { address: string };
      return address;
    },
  };
}
