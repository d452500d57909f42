import { useCallback } from 'react';
import {
  type ApplicationPageProps,
  ShownApplication,
} from '../applications/reading/ApplicationPage';
import { useFetched } from '../../platform/api/useFetched';
import type { PanelService } from '../pages';
import { applicationOf, inboxOf } from './applicationOf';
import { useServiceModule } from '../../platform/loading/useServiceModule';
import { ShownInbox } from '../applications/list/ApplicationsTab';
import { useListQuery } from '../data/list/useListQuery';

interface PaperApplicationProps extends ApplicationPageProps {
  readonly service: PanelService;
}

/** Renders one application with the read call of the specification. */
export function BasicApplication({ service, id, back }: PaperApplicationProps) {
  const module = useServiceModule(service);
  const parse = useCallback((response: unknown) => applicationOf(module, response), [module]);
  const { list, read = `${list}{id}/` } = service.staff;
  const found = useFetched(read.replace('{id}', encodeURIComponent(id)), parse);
  return <ShownApplication read={found} id={id} back={back} />;
}

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
