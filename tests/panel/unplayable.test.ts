import { expect, it } from 'vitest';
import type { Field } from '../../src/definition/model/field';
import { unplayable } from '../../src/panel/content/record/unplayable';

const label = ['', '', 'Video'] as const;
const fields: Readonly<Record<string, Field>> = {
  video: { type: 'string', widget: 'textarea', video: true, label },
  text: { type: 'string', widget: 'textarea', label },
};

it.each<[video: string, isRefused: boolean]>([
  ['', false],
  ['https://youtu.be/aqz-KE-bpKQ', false],
  ['https://vimeo.com/123456', false],
  ['<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', false],
  ['<iframe src="https://www.tiktok.com/embed/v2/7"></iframe>', true],
  ['hello', true],
  ['http://', true],
])('refuses %j as a video, since no page could play it: %s', (video, isRefused) => {
  const found = unplayable(fields, { video, text: 'hello' });
  expect(found.map(({ path }) => path)).toEqual(isRefused ? ['video'] : []);
});
