import { filesIn, withFiles } from '../../../definition/model/answeredFiles';
import type { Handed } from '../../../definition/model/prefill';
import type { Service } from '../../../definition/model/service';
import type { Json, Values } from '../../../definition/model/values';
import { fromPayload } from '../../../definition/payload/payload';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import type { FormHandle } from '../../../engine/ServiceForm';

/** Returns the sample of a service as somebody would have answered it; nothing if it no longer fits. */
function sampleAnswers(service: Service): Values {
  try {
    return fromPayload(service, service.sample);
  } catch {
    return {};
  }
}

/** Returns what a page would hand over, from the sample. */
export function handedBy({ service }: ServiceModule): Handed {
  const answers = sampleAnswers(service);
  return Object.fromEntries(
    Object.entries(service.form.properties).flatMap(([name, { prefill }]): [string, Json][] => {
      const value = answers[name];
      return typeof prefill === 'object' && 'from' in prefill && value !== undefined
        ? [[prefill.from, value]]
        : [];
    }),
  );
}

/** Fills a form in as the sample of its service does; each photo of it is a picture of its name. */
export async function fillIn({ flow, environment }: FormHandle): Promise<void> {
  const { service } = flow.module;
  const values = { ...flow.content().values, ...sampleAnswers(service) };
  const names = filesIn(service.form, values).flatMap(({ tokens }) => tokens);
  const tokens = new Map<string, string>();
  for (const name of new Set(names)) {
    tokens.set(name, await environment.photoStore.add(await picture(name.replace('sample:', ''))));
  }
  const taken = (own: readonly string[]) => own.map((name) => tokens.get(name) ?? name);
  flow.scope.replace(withFiles(service.form, values, taken));
}

async function picture(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = 'silver';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = 'black';
    pen.font = '48px sans-serif';
    pen.fillText(name, 40, 250);
  }
  const type = 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File([blob ?? ''], name, { type });
}
