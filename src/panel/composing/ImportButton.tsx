import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { ComposedLine } from '../../contract/composing';
import { showNotice } from '../../platform/snackbar/snackbarStore';
import { staffCall } from '../data/staffCall';
import { useRun } from '../data/useRun';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { callOf, composingHref } from './composing';
import { isDocument } from './prepare';

/** Makes the draft of a service from a file, such as one that was exported. */
export function ImportButton({ lines }: { readonly lines: readonly ComposedLine[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const { busy, run } = useRun();
  const open = async (file: File) => {
    const document = parsed(await file.text());
    if (!isDocument(document)) {
      showNotice({ kind: 'error', text: t('This file is not a service.'), timeout: 0 });
      return;
    }
    const line = lines.find(({ id }) => id === document.id);
    if (line?.hasDraft) {
      const text = t('This service has a draft already. Publish or discard it first.');
      showNotice({ kind: 'error', text, timeout: 0 });
      navigate(composingHref(document.id));
      return;
    }
    const version = line?.version ?? 0;
    await run(async () => {
      await staffCall('PUT', callOf('save', document.id), { document }, { version });
      sayDone(t('The file is a draft now. Visitors do not see it yet.'));
      navigate(composingHref(document.id));
    });
  };
  return (
    <>
      <Button aria-disabled={busy} onClick={() => input.current?.click()}>
        {t('Import a file')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={t('Import a file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void open(file);
        }}
      />
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
