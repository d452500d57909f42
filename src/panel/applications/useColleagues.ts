import { useMemo } from 'react';
import { type Colleague, COLLEAGUES } from '../../contract/accounts';
import { backendHas } from '../../platform/api/capabilities';
import { useSession } from '../../platform/api/sessionStore';
import { useRead } from '../data/useRead';
import { responseMemory } from '../data/responseMemory';
import { t } from '../language/t';
import { useMay } from '../session/may';

export type Colleagues = ReturnType<typeof useColleagues>;

const MEMORY = responseMemory();

/**
 * Fetches the names of all colleagues.
 * @param service whose applications can be given to the active ones; undefined: of any service
 */
export function useColleagues(service?: string) {
  const me = useSession(({ user }) => user?.id);
  const may = useMay();
  const path = backendHas('handling') && may('readApplications') ? 'colleague/' : undefined;
  const found = useRead(path, COLLEAGUES, MEMORY);
  const all = found.state === 'ready' ? found.value.data : NOBODY;
  return useMemo(() => {
    const active = all.filter(({ disabled, handles }) => !disabled && isHandled(handles, service));
    return {
      /** Those to whom applications can be given, whoever is logged in first. */
      active: active.sort((a, b) => Number(b.id === me) - Number(a.id === me)),
      /** Returns the name of an account, or its e-mail address. */
      nameOf: (id: string): string => nameOf(all.find((one) => one.id === id)) ?? t('A colleague'),
      /** Returns the name of the account with an e-mail address, or the address. */
      nameAt: (email: string): string => nameOf(all.find((one) => one.email === email)) ?? email,
    };
  }, [all, me, service]);
}

const isHandled = (handles: Colleague['handles'], service: string | undefined): boolean =>
  handles === null || (service === undefined ? handles.length > 0 : handles.includes(service));

const NOBODY: readonly Colleague[] = [];

const nameOf = (colleague: Colleague | undefined): string | undefined =>
  colleague && (colleague.name || colleague.email);
