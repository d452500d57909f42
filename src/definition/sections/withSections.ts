import type { Validate } from '../validate/check';
import type { Field, Shape } from '../model/field';
import { interpret } from '../validate/interpret';
import type { Step } from '../model/service';
import type { ServiceModule } from '../validate/serviceModule';
import { toJsonSchema } from '../validate/toJsonSchema';
import { textOf } from './elements';
import { fieldsOf, noteField } from './fields';
import { partTitle } from './notes';
import { questionsOf } from './questions';
import type { OptionList, QuestionSection } from '../model/section';

/**
 * Adds sections to a service: ordinary top-level fields, and a step for each section after the
 * file's own. Values received with the sections become prefills; nothing in them is required.
 */
export function withSections(
  { service, validate }: ServiceModule,
  sections: readonly QuestionSection[],
  options: readonly OptionList[],
): ServiceModule {
  const questions = questionsOf(sections);
  const parts = sections.map((section, index) => {
    const words = textOf(section.sectionNote);
    const notes: [string, Field][] = words ? [[`q_note_${index + 1}`, noteField(words)]] : [];
    const fields = fieldsOf(questions[index] ?? [], options);
    return {
      title: textOf(section.title) ?? partTitle(index + 1),
      fields: { ...Object.fromEntries(notes), ...fields },
    };
  });
  const fields = Object.fromEntries(parts.flatMap(({ fields }) => Object.entries(fields)));
  const steps = parts.flatMap((part): Step[] => {
    const names = Object.keys(part.fields);
    return names.length > 0 ? [{ title: part.title, blocks: [{ fields: names }] }] : [];
  });
  return {
    service: {
      ...service,
      form: { ...service.form, properties: { ...service.form.properties, ...fields } },
      steps: [...service.steps, ...steps],
      given: sections,
    },
    validate: both(validate, fields),
  };
}

/** The file's own schema is compiled, that of the sections is interpreted. */
function both(validate: Validate, fields: Shape['properties']): Validate {
  const interpreted = interpret(toJsonSchema({ properties: fields }));
  return (values) => {
    const entries = Object.entries(values);
    const isQuestion = ([name]: (typeof entries)[number]) => Object.hasOwn(fields, name);
    const own = Object.fromEntries(entries.filter((entry) => !isQuestion(entry)));
    const sections = Object.fromEntries(entries.filter(isQuestion));
    return [...(validate(own) ?? []), ...(interpreted(sections) ?? [])];
  };
}
