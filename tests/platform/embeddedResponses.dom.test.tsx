import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEmbeddedResponses } from '../../src/platform/embeddedResponses';
import { startApi } from './apiServer';

function page(text: string | undefined): Document {
  const made = document.implementation.createHTMLDocument();
  if (text === undefined) return made;
  const block = made.createElement('script');
  block.type = 'application/json';
  block.id = 'initial-data';
  block.textContent = text;
  made.body.append(block);
  return made;
}

describe('the initial data of a page', () => {
  it.each<[name: string, text: string | undefined, responses: object]>([
    ['no block', undefined, {}],
    ['an empty one', '', {}],
    ['no JSON', '{"responses":', {}],
    ['another shape', '[]', {}],
    ['no responses', '{"language":"ku"}', {}],
    ['responses of another shape', '{"responses":[1]}', {}],
    [
      'responses',
      '{"language":"ku","responses":{"client/a/":[1],"client/b/":null}}',
      { 'client/a/': [1], 'client/b/': null },
    ],
    [
      'names of the language itself',
      '{"responses":{"__proto__":1,"constructor":2}}',
      JSON.parse('{"__proto__":1,"constructor":2}') as object,
    ],
  ])('%s', (_, text, responses) => {
    expect([...readEmbeddedResponses(page(text))]).toEqual(Object.entries(responses));
  });
});

describe('content that came with the page', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  let useContent: (typeof import('../../src/platform/content/useContent'))['useContent'];
  const titleIn = (response: unknown) => String((response as { title?: unknown }).title);
  const seen: string[] = [];

  function Page({ path }: { readonly path: string }) {
    const content = useContent(path, titleIn);
    const text = content.state === 'ready' ? content.value : content.state;
    seen.push(text);
    return <p>{text}</p>;
  }

  beforeAll(async () => {
    api = await startApi();
    document.body.append(
      page(
        '{"responses":{"client/a/":{"title":"Istanbul"},"client/b/":{"title":"Antalya"},"client/d/":{"title":"Istanbul"}}}',
      ).body.firstElementChild!,
    );
    const { openClient } = await import('./apiServer');
    await openClient(api.base);
    ({ useContent } = await import('../../src/platform/content/useContent'));
  });
  afterAll(async () => {
    document.getElementById('initial-data')?.remove();
    vi.resetModules();
    await api.stop();
  });
  beforeEach(() => {
    api.requests.length = 0;
    seen.length = 0;
  });
  afterEach(cleanup);

  it('is there at once, and never asked for', async () => {
    render(
      <StrictMode>
        <Page path="client/a/" />
      </StrictMode>,
    );
    expect(screen.getByText('Istanbul')).toBeTruthy();
    await act(async () => {});
    expect(new Set(seen)).toEqual(new Set(['Istanbul']));
    expect(api.requests).toEqual([]);
  });

  it('is there on every screen that shows it', () => {
    render(<Page path="client/a/" />);
    cleanup();
    render(<Page path="client/a/" />);
    expect(screen.getByText('Istanbul')).toBeTruthy();
  });

  it('is replaced by a newer response if it is old', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    api.respond({ status: 200, body: { title: 'Istanbul in spring' } });
    render(<Page path="client/d/" />);
    expect(screen.getByText('Istanbul')).toBeTruthy();
    await screen.findByText('Istanbul in spring');
    expect(seen).not.toContain('loading');
    cleanup();
    now.mockRestore();
    render(<Page path="client/d/" />);
    expect(screen.getByText('Istanbul in spring')).toBeTruthy();
    expect(api.requests).toHaveLength(1);
  });

  it('stays if it is old and nothing newer can be fetched', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    api.respond({ status: 503 });
    render(<Page path="client/a/" />);
    await expect.poll(() => api.requests.length).toBe(1);
    await act(async () => {});
    expect(screen.getByText('Istanbul')).toBeTruthy();
    now.mockRestore();
  });

  it('gives way to what another path answers, and comes back', async () => {
    api.respond({ status: 200, body: { title: 'Baku' } });
    const { rerender } = render(<Page path="client/a/" />);
    rerender(<Page path="client/b/" />);
    await screen.findByText('Antalya');
    rerender(<Page path="client/c/" />);
    await screen.findByText('Baku');
    rerender(<Page path="client/a/" />);
    await screen.findByText('Istanbul');
    expect(api.requests.map(({ url }) => url)).toEqual(['/api/client/c/']);
  });

  it('is fetched again when the server has said that something changed', async () => {
    const { contentHasChanged } = await import('../../src/platform/content/useContent');
    api.respond({ status: 200, body: { title: 'Izmir' } });
    render(<Page path="client/a/" />);
    act(contentHasChanged);
    await screen.findByText('Izmir');
  });
});
