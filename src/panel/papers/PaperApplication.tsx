import { use, useCallback } from 'react';
import { type ApplicationPageProps, ShownApplication } from '../applications/ApplicationPage';
import { useStaff } from '../data/useStaff';
import type { ServiceEntry } from '../pages';
import { applicationOf } from './record';
import { moduleOf } from './service';

interface PaperApplicationProps extends ApplicationPageProps {
  readonly service: ServiceEntry;
}

/** Renders one application with the read call of the specification. */
export function PaperApplication({ service, id, back }: PaperApplicationProps) {
  const module = use(moduleOf(service));
  const parse = useCallback((answer: unknown) => applicationOf(module, answer), [module]);
  const { list, read = `${list}{id}/` } = service.staff;
  const found = useStaff(read.replace('{id}', encodeURIComponent(id)), parse);
  return <ShownApplication read={found} id={id} back={back} />;
}
