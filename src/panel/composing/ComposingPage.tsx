import Button from '@mui/material/Button';
import { useState, useRef } from 'react';
import { COMPOSING_CALLS, type ComposedLine } from '../../contract/composing';
import { parsedJson } from '../../definition/model/values';
import { useRead } from '../data/useRead';
import { agoText } from '../base/ago';
import { momentText } from '../base/moment';
import { type Column, DataTable } from '../data/list/DataTable';
import { type ListQuery, useListQuery } from '../data/list/useListQuery';
import { Waiting } from '../data/Waiting';
import { ownText } from '../language/panelLanguage';
import { t } from '../language/t';
import { PanelFrame } from '../layout/PanelFrame';
import { composingHref, callOf } from './composing';
import { NewService } from './NewService';
import { sourceText, StateChips } from './StateChips';
import { toText } from '../data/texts/languageTexts';
import { useLocation } from 'wouter';
import { showNotice } from '../../platform/snackbar/snackbarStore';
import { staffCall } from '../data/staffCall';
import { useRun } from '../data/useRun';
import { sayDone } from '../layout/notices';
import { isDocument } from './prepare';

/** Renders all services: those that came with the program, and those that staff have made. */
export function ComposingPage() {
  const list = useListQuery({ perPage: 50 });
  const read = useRead(COMPOSING_CALLS.list.path, COMPOSING_CALLS.list.response.schema);
  const [isMaking, setMaking] = useState(false);
  const lines = read.state === 'ready' ? read.value.data : [];
  return (
    <PanelFrame
      title={t('Compose services')}
      actions={
        <>
          <ImportButton lines={lines} />
          <Button variant="contained" onClick={() => setMaking(true)}>
            {t('New service')}
          </Button>
        </>
      }
    >
      <Waiting of={read} isList>
        {({ data: all }) => (
          <DataTable
            page={pageOf(all, list.query)}
            label={t('Compose services')}
            list={list}
            columns={columns()}
            rowHref={({ id }) => composingHref(id)}
            empty={t('There are no services yet.')}
          />
        )}
      </Waiting>
      {isMaking && <NewService lines={lines} onClose={() => setMaking(false)} />}
    </PanelFrame>
  );
}

/** The server answers with all services at once. */
const pageOf = (all: readonly ComposedLine[], { page, perPage }: ListQuery) => ({
  rows: all.slice((page - 1) * perPage, page * perPage),
  total: all.length,
});

const columns = (): readonly Column<ComposedLine>[] => [
  {
    name: 'title',
    label: t('Name'),
    render: ({ title, id }) => <bdi dir="auto">{ownText(toText(title)) || id}</bdi>,
  },
  { name: 'state', label: t('State'), render: (line) => <StateChips line={line} /> },
  { name: 'source', label: t('From'), render: sourceText },
  {
    name: 'definitionVersion',
    label: t('Version'),
    render: ({ definitionVersion }) => (definitionVersion === 0 ? '–' : definitionVersion),
  },
  { name: 'applications', label: t('Applications') },
  {
    name: 'updatedAt',
    label: t('Changed'),
    render: ({ updatedAt, updatedBy }) =>
      updatedAt && (
        <time dateTime={updatedAt} title={momentText(updatedAt)}>
          {agoText(updatedAt, new Date())} <bdi>{updatedBy}</bdi>
        </time>
      ),
  },
];

/** Makes the draft of a service from a file, such as one that was exported. */
function ImportButton({ lines }: { readonly lines: readonly ComposedLine[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const { busy, run } = useRun();
  const open = async (file: File) => {
    const document = parsedJson(await file.text());
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
