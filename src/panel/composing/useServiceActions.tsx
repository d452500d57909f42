import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../platform/api/apiError';
import { PanelDialog } from '../data/PanelDialog';
import { useRun } from '../data/useRun';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { callOf, composingHref } from './composing';
import type { ServiceDraft } from './useServiceDraft';

interface Action {
  readonly label: string;
  readonly act: () => void;
}

/** Returns what can be done with a service beside publishing it, and the question before it is removed. */
export function useServiceActions(
  id: string,
  { composed, write, open }: ServiceDraft,
): { readonly actions: readonly Action[]; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<'discard' | 'remove'>();
  const [refused, setRefused] = useState<string>();
  const [, navigate] = useLocation();
  const { run } = useRun();
  const { line, file, published, draft } = composed;
  const isBack = file !== null;
  const removal = isBack ? t('Put the file back') : t('Delete the service');
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
      ? [{ label: t('Take it off the site'), act: () => withdraw(true) }]
      : []),
    ...(line.state === 'withdrawn'
      ? [{ label: t('Put it on the site again'), act: () => withdraw(false) }]
      : []),
    ...(draft ? [{ label: t('Discard the draft'), act: () => setAsked('discard') }] : []),
    ...(published ? [{ label: removal, act: () => setAsked('remove') }] : []),
  ];
  const close = () => {
    setAsked(undefined);
    setRefused(undefined);
  };
  const label = asked === 'discard' ? t('Discard the draft') : removal;
  const effect = isBack ? t('Visitors get the service as it came with the program.') : '';
  const dialog = asked && (
    <PanelDialog
      role="alertdialog"
      onClose={close}
      title={label}
      closeLabel={refused === undefined ? t('Cancel') : t('Close')}
      answers={[
        refused === undefined && {
          label,
          act: () => send('DELETE', callOf(asked, id)),
          color: 'error',
        },
      ]}
    >
      <p>
        {refused ??
          (asked === 'discard'
            ? t('What was changed since the publication is lost.')
            : `${effect} ${t('Its versions can be restored for 30 days.')}`)}
      </p>
    </PanelDialog>
  );
  return { actions, dialog };
}
