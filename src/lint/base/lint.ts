import type { Keyword } from '../../definition/keywords/keywords';
import {
  type Field,
  isList,
  isObject,
  type ListField,
  type Shape,
} from '../../definition/model/field';
import { type CheckIssue, pointer } from './checkIssue';
import { suggestion } from './closest';
import { memoise } from '../../definition/model/memoise';
import type { Project, ServiceDocument } from './project';

/** Finds one type of error in a whole project. */
export type Lint = (project: Project) => CheckIssue[];

/** An error without its file. */
export type Found = Omit<CheckIssue, 'file' | 'at'> & { readonly at: string };

export const issue = (at: string, problem: string, fix: string): Found => ({ at, problem, fix });

/** Returns an error as a list; nothing if there is none. */
export const issueIf = (isWrong: boolean, ...found: Parameters<typeof issue>): Found[] =>
  isWrong ? [issue(...found)] : [];

/** Reports those of some keywords that a field has, and that mean nothing there. */
export const inVain = (
  { at, field }: Pick<PlacedField, 'at' | 'field'>,
  keywords: readonly Keyword[],
  problemOf: (keyword: Keyword) => string,
  fix = 'remove it',
): Found[] =>
  keywords
    .filter((keyword) => keyword in field)
    .map((keyword) => issue(at + pointer(keyword), problemOf(keyword), fix));

/** A name in a file, and its position. */
interface PlacedName {
  readonly at: string;
  readonly name: string;
}

export const namesIn = (at: string, names: readonly string[] = []): PlacedName[] =>
  names.map((name, index) => ({ name, at: at + pointer(index) }));

export const keysIn = (at: string, record: object = {}): PlacedName[] =>
  Object.keys(record).map((name) => ({ name, at: at + pointer(name) }));

/** Reports names that are not among the known ones. */
export const unknownNames = (
  placed: readonly PlacedName[],
  known: readonly string[],
  problemOf = (name: string) => `the form has no field "${name}"`,
): Found[] =>
  placed
    .filter(({ name }) => !known.includes(name))
    .map(({ at, name }) => issue(at, problemOf(name), suggestion(name, known)));

/** Describes the name of a content type that is not there. */
export const noContentType = (id: string): string => `there is no schemas/content/${id}.json`;

const eachOf =
  <D extends { readonly path: string }>(documentsIn: (project: Project) => readonly D[]) =>
  (find: (document: D, project: Project) => readonly Found[]): Lint =>
  (project) =>
    documentsIn(project).flatMap((document) =>
      find(document, project).map((found) => ({ file: document.path, ...found })),
    );

/** Creates a lint that runs for each service. */
export const eachService = eachOf(({ services }) => services);

/** Creates a lint that runs for each content type. */
export const eachContent = eachOf(({ contents }) => contents);

/** A form, an object field or the row object of a list, and its position. */
export interface PlacedShape {
  readonly at: string;
  readonly shape: Shape;
}

/** Creates a lint that runs for each shape: every form and every object inside one. */
export const eachShape = (
  find: (placed: PlacedShape, project: Project, document: ServiceDocument) => readonly Found[],
): Lint =>
  eachService((document, project) =>
    shapesOf(document.service.form).flatMap((placed) => find(placed, project, document)),
  );

interface NamedField extends PlacedField {
  readonly name: string;
  /** What it is in, and the whole form. */
  readonly shape: Shape;
  readonly form: Shape;
}

/** Creates a lint that runs for each field that has a name, and not for rows. */
export const eachNamed = (find: (named: NamedField, project: Project) => readonly Found[]): Lint =>
  eachShape(({ at, shape }, project, { service: { form } }) =>
    Object.entries(shape.properties).flatMap(([name, field]) =>
      find({ at: at + pointer('properties', name), name, field, shape, form }, project),
    ),
  );

/** A field and its position; for a list, also its rows. */
export interface PlacedField {
  readonly at: string;
  readonly field: Field;
  /** The list, if this field describes its rows. */
  readonly list?: ListField;
}

/** Creates a lint that runs for each field, including rows and fields in objects. */
export const eachField = (
  find: (placed: PlacedField, project: Project) => readonly Found[],
): Lint =>
  eachShape((placed, project) => fieldsOf(placed).flatMap((field) => find(field, project)));

const fieldsOf = memoise(({ at, shape }: PlacedShape): readonly PlacedField[] =>
  Object.entries(shape.properties).flatMap(([name, field]) => {
    const here = at + pointer('properties', name);
    const rows = isList(field) ? [{ at: `${here}/items`, field: field.items, list: field }] : [];
    return [{ at: here, field }, ...rows];
  }),
);

const shapesOf = memoise((form: Shape): readonly PlacedShape[] => shapesIn(form, '/form'));

function shapesIn(shape: Shape, at: string): PlacedShape[] {
  const inner = Object.entries(shape.properties).flatMap(([name, field]) => {
    const here = at + pointer('properties', name);
    if (isObject(field)) return shapesIn(field, here);
    return isList(field) ? rowShapes(field, `${here}/items`) : [];
  });
  return [{ at, shape }, ...inner];
}

const rowShapes = ({ items }: ListField, at: string): PlacedShape[] =>
  isObject(items) ? shapesIn(items, at) : [];
