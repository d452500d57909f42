import { filesIn, withFiles } from '../../../src/definition/model/answeredFiles';
import { answerNames } from '../../../src/definition/sections/answers';
import { exampleAnswers } from '../../../src/definition/sections/exampleAnswers';
import type { Json, Values } from '../../../src/definition/model/values';
import { newKey } from '../../../src/engine/dom/newKey';
import {
  createLocalPhotoStore,
  type LocalPhotoStore,
} from '../../../src/engine/inputs/localPhotoStore';
import { draftsOf, type OpenedService, sampleOf } from '../shared/openService';
import { initialAnswers } from './useAnswers';

/** Answers every question as the service's sample does; the forms stay at their step. */
export const fillIn = (opened: OpenedService): Promise<void> =>
  replaceAnswers(opened, async (photoStore) => withPhotos(opened, answersOf(opened), photoStore));

/** Removes all answers and photos. */
export const empty = (opened: OpenedService): Promise<void> =>
  replaceAnswers(opened, async () => initialAnswers(opened));

/** Writes the draft as another tab would: the forms take it over. */
async function replaceAnswers(
  opened: OpenedService,
  make: (photoStore: LocalPhotoStore) => Promise<Values>,
): Promise<void> {
  const photoStore = createLocalPhotoStore(opened.draft);
  await photoStore.clear();
  const values = await make(photoStore);
  const drafts = draftsOf(opened);
  const { step = 0, key = newKey() } = drafts.load() ?? {};
  drafts.save({ key, step, values, unsaved: {}, savedAt: Date.now() });
  // The browser tells the other documents only.
  window.dispatchEvent(new StorageEvent('storage', { key: drafts.name }));
}

/**
 * Returns the sample, answers to sections, and a required date that is never sent and therefore in
 * no sample.
 */
function answersOf({ module: { service }, recordAnswers }: OpenedService): Values {
  const { form, given: sections } = service;
  const names = answerNames(sections ?? []);
  const asked = Object.fromEntries(
    Object.entries(form.properties).filter(([name]) => names.has(name)),
  );
  const dates = (form.required ?? []).flatMap((name): [string, Json][] => {
    const field = form.properties[name];
    return field && 'format' in field && field.format === 'date' ? [[name, '1990-01-31']] : [];
  });
  return {
    ...Object.fromEntries(dates),
    ...exampleAnswers(asked),
    ...sampleOf(service),
    ...recordAnswers,
  };
}

/** Replaces each photo that the sample names by a generated picture. */
async function withPhotos(
  { module: { service } }: OpenedService,
  values: Values,
  photoStore: LocalPhotoStore,
): Promise<Values> {
  const { form } = service;
  const names = filesIn(form, values).flatMap(({ tokens }) => tokens);
  const tokens = new Map<string, string>();
  for (const name of new Set(names)) {
    tokens.set(name, await photoStore.add(await picture(name.replace('sample:', ''))));
  }
  return withFiles(form, values, (own) => own.map((name) => tokens.get(name) ?? name));
}

/** Creates a picture with its name on it. */
async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#2aa1bc';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#001b2a';
    pen.font = '48px sans-serif';
    pen.fillText(name, 40, 250);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], name, { type: blob.type });
}
