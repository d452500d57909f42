import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../platform/api/apiError';
import { ConfirmDelete } from '../data/ConfirmDelete';
import { useRun } from '../data/useRun';
import { ownText } from '../language/panelLanguage';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { callOf, composingHref } from './composing';
import type { ServiceDraft } from './useServiceDraft';

interface Action {
  readonly words: string;
  readonly act: () => void;
}

/** Returns what can be done with a service beside publishing it, and the question before it is removed. */
export function useServiceActions(
  id: string,
  { composed, document, write, open }: ServiceDraft,
): { readonly actions: readonly Action[]; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<'discard' | 'remove'>();
  const [refused, setRefused] = useState<string>();
  const [, navigate] = useLocation();
  const { run } = useRun();
  const { line, file, published, draft } = composed;
  const isBack = file !== null;
  const send = (...args: Parameters<typeof write>) =>
    run(async () => {
      try {
        const written = await write(...args);
        if (!written) return;
        setAsked(undefined);
        if (written.now) open(written.now);
        else navigate(composingHref());
        sayDone(t('Done'));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        setRefused(error.errors.map(({ message }) => message).join(' '));
      }
    });
  const withdraw = (withdrawn: boolean) => void send('POST', callOf('withdraw', id), { withdrawn });
  const actions = [
    ...(line.state === 'published' && published
      ? [{ words: t('Take it off the site'), act: () => withdraw(true) }]
      : []),
    ...(line.state === 'withdrawn'
      ? [{ words: t('Put it on the site again'), act: () => withdraw(false) }]
      : []),
    ...(draft ? [{ words: t('Discard the draft'), act: () => setAsked('discard') }] : []),
    ...(published
      ? [
          {
            words: isBack ? t('Put the file back') : t('Delete the service'),
            act: () => setAsked('remove'),
          },
        ]
      : []),
  ];
  const dialog = (
    <ConfirmDelete
      open={asked !== undefined}
      name={document ? ownText(document.tile.title) || id : id}
      note={asked === 'remove' ? t('Its versions can be restored for 30 days.') : undefined}
      refused={refused}
      onCancel={() => {
        setAsked(undefined);
        setRefused(undefined);
      }}
      onDelete={() => void send('DELETE', callOf(asked ?? 'discard', id))}
    />
  );
  return { actions, dialog };
}
