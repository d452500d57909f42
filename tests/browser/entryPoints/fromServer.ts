import { parseOptions } from '../../../src/definition/sections/elements';
import type { QuestionSection } from '../../../src/definition/model/section';
import { withSections } from '../../../src/definition/sections/withSections';
import type { Service } from '../../../src/definition/model/service';
import { baseUrl } from '../harness';

export const answerOf = async (path: string): Promise<unknown> =>
  (await fetch(`${baseUrl}/api/${path}`)).json();

/** A service with sections in it, and the options that the server has for them. */
export async function withServerOptions(
  service: Service,
  sections: readonly QuestionSection[],
): Promise<Service> {
  const options = parseOptions(await answerOf('client/get_options/'));
  return withSections({ service, validate: () => null }, sections, options).service;
}
