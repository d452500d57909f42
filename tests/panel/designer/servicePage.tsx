import { render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { names } from '../../../schemas/names.json';
import type { Composed } from '../../../src/contract/composing';
import type { ServiceFile } from '../../../src/definition/model/service';
import { ServicePage } from '../../../src/panel/composing/ServicePage';
import { beginSession } from '../../../src/platform/api/sessionStore';
import { loadTexts } from '../../../src/platform/language/languageStore';
import { loadMuiTheme } from '../../../src/platform/theme/MuiTheme';
import { allLists, shared } from '../designerServices';

/** Loads what the page loads while it is open. */
export async function loadServicePage(): Promise<void> {
  await Promise.all([
    loadTexts('form'),
    loadMuiTheme(),
    import('../../../src/panel/designer/Designer'),
    import('../../../src/panel/composing/settings/Settings'),
  ]);
}

const NOW = '2026-11-29T08:00:00.000Z';

/** What opens and closes does so at once. */
const THEME = createTheme({ motion: { reducedMotion: 'always' } } as object);

/** Nothing has a size: what measures itself needs not do so for each key. */
const UNSIZED = { getPropertyValue: () => '', width: '0px' };

/** Opens the page of a service with a draft. Returns a function that returns what was saved last. */
export async function openServicePage(draft: ServiceFile): Promise<() => ServiceFile> {
  beginSession('token', { id: '1', email: 'naz@example.com' });
  let document = draft;
  let version = 1;
  const composed = (): Composed => ({
    line: {
      ...{ id: draft.id, title: [...draft.tile.title], route: draft.route, source: 'store' },
      ...{ state: 'draft', hasDraft: true, version, definitionVersion: 0, applications: 0 },
      ...{ updatedAt: NOW, updatedBy: 'naz@example.com', linkEndsAt: null, fileChanged: false },
      ...{ publishAt: '', failedAt: null },
    },
    published: null,
    draft: { document, version, updatedAt: NOW, updatedBy: 'naz@example.com' },
    ...{ file: null, basis: '' },
  });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const isParts = url.includes('composing_parts');
    if (typeof body === 'string') {
      ({ document } = JSON.parse(body) as { document: ServiceFile });
      version += 1;
    }
    const answer = isParts ? { shared, lists: allLists, names } : composed();
    return new Response(JSON.stringify(answer), {
      headers: { 'content-type': 'application/json' },
    });
  });
  vi.stubGlobal('getComputedStyle', () => UNSIZED);
  // What opens a list asks of elements what they are, and gets all that is in them here.
  Element.prototype.toString = () => '[object HTMLElement]';
  const { hook, searchHook } = memoryLocation({ path: '/' });
  render(
    <ThemeProvider theme={THEME}>
      <Router hook={hook} searchHook={searchHook}>
        <ServicePage id={draft.id} />
      </Router>
    </ThemeProvider>,
  );
  await screen.findByRole('navigation', { name: 'Sections and questions' }, { timeout: 60_000 });
  return () => document;
}
