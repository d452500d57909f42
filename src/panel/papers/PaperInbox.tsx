import { use, useCallback } from 'react';
import { ShownInbox } from '../applications/ApplicationsTab';
import { useListQuery } from '../data/useListQuery';
import { useStaff } from '../data/useStaff';
import type { ServiceEntry } from '../pages';
import { inboxOf } from './list';
import { moduleOf } from './service';

/** The applications of a service by the list that the papers know. */
export function PaperInbox({ service }: { readonly service: ServiceEntry }) {
  const module = use(moduleOf(service));
  const list = useListQuery();
  const { search } = list.query;
  const parse = useCallback((answer: unknown) => inboxOf(module, search, answer), [module, search]);
  const inbox = useStaff(list.path(service.staff.list), parse);
  return <ShownInbox inbox={inbox} list={list} service={service.id} />;
}
