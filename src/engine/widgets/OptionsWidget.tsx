import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issueAt } from '../../definition/issue';
import { valueAt } from '../../definition/values';
import { idList } from '../inputs/inputProps';
import { LazyCombobox } from '../inputs/LazyCombobox';
import { afterPress } from '../scope/press';
import { useFullPath, useScope, useScopeState } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

interface Search {
  /** So many letters before a search begins; 0 loads the whole list once. */
  readonly minQuery: number;
  /** What no list knows may still be right, such as a village or an address. */
  readonly freeText: boolean;
}

/** City search begins with more than 2 letters. */
const SEARCHES: Readonly<Record<string, Search>> = {
  city: { minQuery: 3, freeText: true },
  airport: { minQuery: 3, freeText: false },
  place: { minQuery: 0, freeText: true },
};
const WHOLE_LIST: Search = { minQuery: 0, freeText: false };

/** Options from a source, by search; narrowed by the answer to another field where one is named. */
export function OptionsWidget({ value, options, path, ...input }: WidgetProps) {
  const { loadOptions } = useScope().environment.ports;
  const { options: source = '', dependsOn } = options.source ?? {};
  const { language } = input;
  const parent = useScopeState(({ values }) =>
    dependsOn === undefined ? undefined : valueAt(values, [...path.slice(0, -1), dependsOn]),
  );
  const load = useCallback(
    (search: string, signal: AbortSignal) => {
      const narrowed = typeof parent === 'string' && { parent };
      return loadOptions(source, { search, language, ...narrowed }, signal);
    },
    [loadOptions, source, parent, language],
  );
  const { isSaid, onUnlisted } = useUnlisted(path);
  const { t } = useTranslation();
  const said = `${input.id}-unlisted`;
  return (
    <>
      <LazyCombobox
        {...input}
        {...(SEARCHES[source] ?? WHOLE_LIST)}
        {...(isSaid && { invalid: true, describedBy: idList(input.describedBy, said) })}
        value={typeof value === 'string' ? value : undefined}
        load={load}
        onUnlisted={onUnlisted}
      />
      {isSaid && !input.invalid && (
        <p className="rg-error" id={said} role="status">
          {t('errors.unlisted')}
        </p>
      )}
    </>
  );
}

/** Lets nobody go on past a text that is in no list, and says when it may be said at the field. */
function useUnlisted(path: WidgetProps['path']) {
  const { scope } = useScope();
  const full = useFullPath(path).join('.');
  const [isUnlisted, setUnlisted] = useState(false);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    afterPress(() => setSaid(isUnlisted));
    if (!isUnlisted) return undefined;
    return scope.pending.addEntry(() => [issueAt(full.split('.'), 'unlisted')]);
  }, [isUnlisted, scope, full]);
  return { isSaid: isUnlisted && isSaid, onUnlisted: setUnlisted };
}
