import {
  type Field,
  isList,
  isObject,
  type ListField,
  type Shape,
} from '../../src/definition/field';
import { type Fault, pointer } from './fault';
import type { ContentDocument, Project, ServiceDocument } from './project';

/** Finds one kind of fault in a whole project. */
export type Lint = (project: Project) => Fault[];

/** A fault without its file. */
export type Found = Omit<Fault, 'file' | 'at'> & { readonly at: string };

/** A lint of one service at a time. */
export const eachService =
  (find: (document: ServiceDocument, project: Project) => readonly Found[]): Lint =>
  (project) =>
    project.services.flatMap((document) =>
      find(document, project).map((found) => ({ file: document.path, ...found })),
    );

/** A lint of one kind of content at a time. */
export const eachContent =
  (find: (document: ContentDocument, project: Project) => readonly Found[]): Lint =>
  (project) =>
    project.contents.flatMap((document) =>
      find(document, project).map((found) => ({ file: document.path, ...found })),
    );

/** A form, an object field or the object of a list's rows, and where it stands. */
export interface PlacedShape {
  readonly at: string;
  readonly shape: Shape;
}

/** A lint of one shape at a time: every form, and every object inside one. */
export const eachShape = (
  find: (placed: PlacedShape, project: Project, document: ServiceDocument) => readonly Found[],
): Lint =>
  eachService((document, project) =>
    shapesIn(document.service.form, '/form').flatMap((placed) => find(placed, project, document)),
  );

/** A field and where it stands; of a list, also what its rows are. */
export interface PlacedField {
  readonly at: string;
  readonly field: Field;
  /** The list whose rows it is, if it is one. */
  readonly list?: ListField;
}

/** A lint of one field at a time, rows and fields in objects included. */
export const eachField = (
  find: (placed: PlacedField, project: Project) => readonly Found[],
): Lint =>
  eachShape((placed, project) => fieldsOf(placed).flatMap((field) => find(field, project)));

function fieldsOf({ at, shape }: PlacedShape): PlacedField[] {
  return Object.entries(shape.properties).flatMap(([name, field]) => {
    const here = at + pointer('properties', name);
    const rows = isList(field) ? [{ at: `${here}/items`, field: field.items, list: field }] : [];
    return [{ at: here, field }, ...rows];
  });
}

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
