import { useCallback } from 'react';
import { type ApplicationPageProps, ShownApplication } from '../applications/ApplicationPage';
import { useFetched } from '../../platform/api/useFetched';
import type { PanelService } from '../pages';
import { applicationOf } from './applicationOf';
import { useServiceModule } from '../../platform/loading/useServiceModule';

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
