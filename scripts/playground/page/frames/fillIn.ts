import { isFiles } from '../../../../src/definition/model/types/table';
import { answerNames } from '../../../../src/definition/sections/answers';
import { exampleAnswers } from '../../../../src/definition/sections/exampleAnswers';
import type { Service } from '../../../../src/definition/model/service';
import type { Json, Values } from '../../../../src/definition/model/values';
import { newKey } from '../../../../src/engine/dom/newKey';
import {
  createLocalPhotoStore,
  type LocalPhotoStore,
} from '../../../../src/engine/inputs/localPhotoStore';
import { draftName, draftOf } from '../../shared/draftOf';
import { type OpenedService, sampleOf } from '../../shared/openService';

/** Answers every question as the service's sample does; the forms stay at their step. */
export async function fillIn(opened: OpenedService): Promise<void> {
  const drafts = draftOf(opened);
  const { service } = opened.module;
  const photoStore = createLocalPhotoStore(draftName(opened));
  const values = await withPhotos(service, { ...answersOf(service), ...given(opened) }, photoStore);
  const { step = 0, key = newKey() } = drafts.load() ?? {};
  drafts.save({ key, step, values, unsaved: {}, savedAt: Date.now() });
}

/** Removes all answers and photos. */
export async function empty(opened: OpenedService): Promise<void> {
  draftOf(opened).remove();
  await createLocalPhotoStore(draftName(opened)).clear();
}

/**
 * Returns the sample, answers to sections, and a required date that is never sent and therefore in
 * no sample.
 */
function answersOf(service: Service): Values {
  const { form, given: sections } = service;
  const sample = sampleOf(service);
  const names = answerNames(sections ?? []);
  const asked = Object.fromEntries(
    Object.entries(form.properties).filter(([name]) => names.has(name)),
  );
  const dates = (form.required ?? []).flatMap((name): [string, Json][] => {
    const field = form.properties[name];
    return field && 'format' in field && field.format === 'date' ? [[name, '1990-01-31']] : [];
  });
  return { ...Object.fromEntries(dates), ...exampleAnswers(asked), ...sample };
}

/** Returns the preset values that a page would pass to the form. */
function given({ module, handed }: OpenedService): Values {
  return Object.fromEntries(
    Object.entries(module.service.form.properties).flatMap(([name, { prefill }]) =>
      typeof prefill === 'object' && 'from' in prefill && Object.hasOwn(handed, prefill.from)
        ? [[name, handed[prefill.from]]]
        : [],
    ),
  );
}

/** Replaces each photo that the sample names by a generated picture. */
async function withPhotos(
  service: Service,
  values: Values,
  photoStore: LocalPhotoStore,
): Promise<Values> {
  await photoStore.clear();
  const made = await Promise.all(
    Object.entries(values).map(async ([name, value]): Promise<[string, Json | undefined]> => {
      const field = service.form.properties[name];
      if (!field || !isFiles(field) || !Array.isArray(value)) return [name, value];
      const files = value.map((token) => picture(String(token).replace('sample:', '')));
      return [name, await Promise.all(files.map(async (file) => photoStore.add(await file)))];
    }),
  );
  return Object.fromEntries(made);
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
