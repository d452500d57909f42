import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { choicesUnder, type Option } from '../../definition/model/option';
import { type Json, valueAt } from '../../definition/model/values';
import { idList } from '../inputs/inputProps';
import { LazyCombobox } from '../inputs/LazyCombobox';
import { unlistedKey } from '../flow/unlistedTexts';
import type { Standing } from '../inputs/useCombobox';
import { afterPointerPress } from '../dom/pointerPress';
import { useAnswer, useFullPath, useScope, useScopeState } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

interface Search {
  /** The number of letters from which a search starts; 0 loads the whole list once. */
  readonly minQuery: number;
  /** An answer that is not in the list may be valid, such as a village or an address. */
  readonly freeText: boolean;
}

/** City search begins with more than 2 letters. */
const SEARCHES: Readonly<Record<string, Search>> = {
  city: { minQuery: 3, freeText: true },
  airport: { minQuery: 3, freeText: false },
  place: { minQuery: 0, freeText: true },
};
const WHOLE_LIST: Search = { minQuery: 0, freeText: false };

/** Renders a search for options from a source, narrowed by the answer to another field if one is named. */
export function OptionsWidget({ options, path, ...input }: WidgetProps) {
  const value = useAnswer(path);
  const { loadOptions } = useScope().environment.ports;
  const { language } = input;
  const { choices, source: { options: source = '' } = {} } = options;
  const parent = useParent(path, options);
  const load = useCallback(
    (search: string, signal: AbortSignal) => {
      if (choices) return Promise.resolve(choicesUnder(choices, parent) as readonly Option[]);
      const narrowed = typeof parent === 'string' && { parent };
      return loadOptions(source, { search, language, ...narrowed }, signal);
    },
    [loadOptions, choices, source, parent, language],
  );
  const { isReported, onStanding } = useStanding(path, value);
  const changed = useChangedParent(value, parent);
  const t = useTranslate();
  const errorId = `${input.id}-unlisted`;
  return (
    <>
      <LazyCombobox
        {...input}
        {...(SEARCHES[source] ?? WHOLE_LIST)}
        {...(isReported && { invalid: true, describedBy: idList(input.describedBy, errorId) })}
        value={typeof value === 'string' ? value : undefined}
        load={load}
        onStanding={onStanding}
      />
      {changed && !isReported && (
        <p className="rg-note" id={`${input.id}-check`} role="status">
          {t('form.stillRight')}
        </p>
      )}
      {isReported && !input.invalid && (
        <p className="rg-error" id={errorId} role="status">
          {t('errors.unlisted')}
        </p>
      )}
    </>
  );
}

/** Returns the answer that narrows the options of a field; undefined: none does. */
export const useParent = (path: WidgetProps['path'], { source }: WidgetProps['options']) =>
  useScopeState(({ values }) =>
    source?.dependsOn === undefined
      ? undefined
      : valueAt(values, [...path.slice(0, -1), source.dependsOn]),
  );

/** Returns whether the answer that narrows the options has changed since this one was given. */
function useChangedParent(value: Json | undefined, parent: Json | undefined): boolean {
  const [given, setGiven] = useState({ value, parent });
  if (given.value !== value) setGiven({ value, parent });
  const isAnswered = typeof value === 'string' && value !== '';
  return isAnswered && given.parent !== undefined && given.parent !== parent;
}

/**
 * Prevents leaving the step with a text that is not in the list, or still being looked up, and
 * returns when to show that at the field. Remembered when the field is unmounted.
 */
function useStanding(path: WidgetProps['path'], value: Json | undefined) {
  const { scope, environment } = useScope();
  const { unsaved } = environment;
  const full = useFullPath(path).join('.');
  const [standing, setStanding] = useState<Standing>('listed');
  const [isReported, setReported] = useState(false);
  const isUnlisted = standing === 'unlisted';
  useEffect(() => {
    afterPointerPress(() => setReported(isUnlisted));
    if (isUnlisted) unsaved.set(unlistedKey(full), { text: value });
    else if (standing === 'listed') {
      unsaved.forget(unlistedKey(full));
      scope.withdraw(full, 'sought');
    }
    if (standing === 'listed') return undefined;
    return scope.pending.addEntry(() => [{ path: full, code: standing }]);
  }, [isUnlisted, standing, scope, unsaved, full, value]);
  return { isReported: isUnlisted && isReported, onStanding: setStanding };
}
