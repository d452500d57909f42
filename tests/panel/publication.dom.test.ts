import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentKind } from '../../src/definition/content/contentType';
import { PUBLISHED } from '../../src/definition/content/publication';
import { usePublication } from '../../src/panel/content/usePublication';
import { kindCalled } from '../../src/panel/pages';

const KIND: ContentKind = { ...kindCalled('blog')!, schedules: true };

it('a day that is set while a record is being saved stays, unsaved', () => {
  const { result } = renderHook(() => usePublication(KIND, undefined));
  const sent = { ...PUBLISHED, draft: true };
  const set = { ...sent, from: '2026-05-01' };
  act(() => result.current?.set(sent));
  const { saved } = result.current!;
  act(() => result.current?.set(set));
  act(() => saved({ id: '7', publication: { ...sent } }));
  expect(result.current).toMatchObject({ value: set, isDirty: true });
  act(() => result.current?.saved({ id: '7', publication: { ...set } }));
  expect(result.current).toMatchObject({ value: set, isDirty: false });
});
