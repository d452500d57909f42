import { create } from 'zustand';
import { COMPOSING_CALLS } from '../../contract/composing';
import { readAs } from '../../contract/readAs';
import { backendHas } from '../../platform/api/capabilities';
import { call } from '../../platform/api/call';
import { tracked } from '../../platform/loading/arrivals';

const { path, response } = COMPOSING_CALLS.staff;

const read = (body: unknown) => readAs(response.schema, body).data;

/** A service of the store, as staff have it. */
export type StoredService = ReturnType<typeof read>[number];

const useStore = create<{ readonly services: readonly StoredService[] }>()(() => ({
  services: [],
}));

/** Returns the services of the store, as they were read last. */
export const storedServices = (): readonly StoredService[] => useStore.getState().services;

/** Returns the same, and renders again when they change. */
export const useStoredServices = (): readonly StoredService[] =>
  useStore(({ services }) => services);

/** Reads the services of the store: call it after a publication. Without a response they stay as they were. */
export async function readStoredServices(): Promise<void> {
  if (!backendHas('storeServices')) return;
  const body = await call('GET', path, { quiet: true }).catch(() => undefined);
  if (body !== undefined) useStore.setState({ services: read(body) });
}

let first: Promise<void> | undefined;

/** Returns a promise that is settled once they were read; always the same. */
export const firstStoredServices = (): Promise<void> => (first ??= tracked(readStoredServices()));
