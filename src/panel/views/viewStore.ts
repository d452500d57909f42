import { create } from 'zustand';
import { readAs } from '../../contract/readAs';
import { type ViewData, VIEWS } from '../../contract/views';
import { call } from '../../platform/api/call';
import { useSession } from '../../platform/api/sessionStore';
import { staffCall } from '../data/staffCall';

interface ViewState {
  /** Undefined until they were read. */
  readonly views: readonly ViewData[] | undefined;
  /** The account that has read them. */
  readonly user?: string | undefined;
}

const useViewStore = create<ViewState>()(() => ({ views: undefined }));

const reader = (): string | undefined => useSession.getState().user?.id;

/** Returns the saved lists of the account that is logged in; undefined until they were read. */
export function useViews(): ViewState['views'] {
  const me = useSession(({ user }) => user?.id);
  return useViewStore(({ views, user }) => (user === me ? views : undefined));
}

/** Returns what `useViews` does, outside components; empty until they were read. */
export const knownViews = (): readonly ViewData[] => {
  const { views = [], user } = useViewStore.getState();
  return user === reader() ? views : [];
};

const PATH = 'inbox_view/';

const show = (response: unknown): void =>
  useViewStore.setState({ views: readAs(VIEWS, response).data, user: reader() });

/** Reads the saved lists; without them the panel works as well. */
export async function readViews(): Promise<void> {
  try {
    show(await call('GET', PATH, { quiet: true }));
  } catch {
    useViewStore.setState({ views: [], user: reader() });
  }
}

export type NewView = Pick<ViewData, 'name' | 'query' | 'shared'>;

/** Saves a list; with an id, in place of that one. Throws ApiError. */
export async function saveView(view: NewView, id?: string): Promise<void> {
  show(
    await (id === undefined
      ? staffCall('POST', PATH, view)
      : staffCall('PUT', `${PATH}${id}/`, view)),
  );
}

/** Removes a saved list. Throws ApiError. */
export async function removeView(id: string): Promise<void> {
  await staffCall('DELETE', `${PATH}${id}/`);
  useViewStore.setState(({ views }) => ({ views: views?.filter((one) => one.id !== id) }));
}

/** Returns the query of a list without its page, in an order that does not depend on how it came about. */
export function viewQuery(search: string, service?: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['page', 'perPage']) params.delete(name);
  if (service !== undefined) params.set('service', service);
  params.sort();
  return params.toString();
}
