import type { Composed, ComposedLine } from '../../../src/contract/composing';
import type { StoreService } from '../../../src/contract/storeServices';
import type { ServiceFile } from '../../../src/definition/model/service';
import { type Found, startStaffed } from '../support/staffed';
import { ANSWERS } from './translation';

export const composed = (found: Found) => found as unknown as Composed;

/** Starts a server with the calls by which staff compose services, and visitors use them. */
export async function startComposing(...options: Parameters<typeof startStaffed>) {
  const server = await startStaffed(...options);
  const { app, answerOf } = server;
  const publicCall = async () =>
    (await app.inject('/api/client/service/')).json<{ data: StoreService[]; replaced: string[] }>();
  const save = async (document: ServiceFile, status = 200) =>
    composed(await answerOf('PUT', `composing/${document.id}/draft/`, { document }, status));
  const publish = async (id: string, body: object = {}, status = 200) =>
    composed(await answerOf('POST', `composing/${id}/publish/`, body, status));
  return {
    ...server,
    save,
    publish,
    lineOf: async (id: string) => {
      const { data } = (await answerOf('GET', 'composing/')) as unknown as { data: ComposedLine[] };
      return data.find((line) => line.id === id);
    },
    send: (id: string, payload: object = ANSWERS) =>
      app.inject({ method: 'POST', url: `/api/client/service/${id}/`, payload }),
    publicCall,
    publicList: async () => (await publicCall()).data,
  };
}
