import { useCallback } from 'react';
import { ShownInbox } from '../applications/ApplicationsTab';
import { useListQuery } from '../data/useListQuery';
import { useFetched } from '../../platform/api/useFetched';
import type { PanelService } from '../pages';
import { inboxOf } from './inboxOf';
import { useServiceModule } from '../../platform/loading/useServiceModule';

/** Renders the applications of a service with the list call of the specification. */
export function BasicInbox({ service }: { readonly service: PanelService }) {
  const module = useServiceModule(service);
  const list = useListQuery();
  const { search } = list.query;
  const parse = useCallback(
    (response: unknown) => inboxOf(module, search, response),
    [module, search],
  );
  const inbox = useFetched(list.path(service.staff.list), parse);
  return <ShownInbox inbox={inbox} list={list} service={service.id} />;
}
