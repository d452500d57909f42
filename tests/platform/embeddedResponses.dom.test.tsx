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
  block.id = 'rega-first-data';
  block.textContent = text;
  made.body.append(block);
  return made;
}

describe('the first data of a page', () => {
  it.each<[name: string, text: string | undefined, answers: object]>([
    ['no block', undefined, {}],
    ['an empty one', '', {}],
    ['no JSON', '{"answers":', {}],
    ['another shape', '[]', {}],
    ['no answers', '{"language":"ku"}', {}],
    ['answers of another shape', '{"answers":[1]}', {}],
    [
      'answers',
      '{"language":"ku","answers":{"client/a/":[1],"client/b/":null}}',
      { 'client/a/': [1], 'client/b/': null },
    ],
    [
      'names of the language itself',
      '{"answers":{"__proto__":1,"constructor":2}}',
      JSON.parse('{"__proto__":1,"constructor":2}') as object,
    ],
  ])('%s', (_, text, answers) => {
    expect([...readEmbeddedResponses(page(text))]).toEqual(Object.entries(answers));
  });
});

describe('content that came with the page', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  let useContent: (typeof import('../../src/platform/content/useContent'))['useContent'];
  const titleIn = (answer: unknown) => String((answer as { title?: unknown }).title);
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
      page('{"answers":{"client/a/":{"title":"Istanbul"},"client/b/":{"title":"Antalya"}}}').body
        .firstElementChild!,
    );
    const { openClient } = await import('./apiServer');
    await openClient(api.base);
    ({ useContent } = await import('../../src/platform/content/useContent'));
  });
  afterAll(async () => {
    document.getElementById('rega-first-data')?.remove();
    vi.resetModules();
    await api.stop();
  });
  beforeEach(() => {
    api.asked.length = 0;
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
    expect(api.asked).toEqual([]);
  });

  it('is there on every screen that shows it', () => {
    render(<Page path="client/a/" />);
    cleanup();
    render(<Page path="client/a/" />);
    expect(screen.getByText('Istanbul')).toBeTruthy();
  });

  it('gives way to what another path answers, and comes back', async () => {
    api.answer({ status: 200, body: { title: 'Baku' } });
    const { rerender } = render(<Page path="client/a/" />);
    rerender(<Page path="client/b/" />);
    await screen.findByText('Antalya');
    rerender(<Page path="client/c/" />);
    await screen.findByText('Baku');
    rerender(<Page path="client/a/" />);
    await screen.findByText('Istanbul');
    expect(api.asked.map(({ url }) => url)).toEqual(['/api/client/c/']);
  });
});
