import { holds } from '../../src/definition/model/condition';
import type { ContentKind } from '../../src/definition/content/contentType';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { readJson } from '../fixtures/services';

/** What is sent with the sections of the demo content beside it, unanswered: a body without them is stale. */
export function withDemoSections({ sections }: Service, wire: Values): Values {
  if (!sections || !holds(sections.when, (name) => wire[name], '2026-06-15')) return wire;
  const { samples } = readJson(`schemas/content/${sections.content}.json`) as ContentKind;
  const { record } = sections;
  const sample = record === undefined ? samples[0] : samples.find(({ id }) => id === wire[record]);
  return { [sections.field]: sample?.[sections.in], ...wire };
}
