import {
  dotted,
  type Json,
  type Path,
  valueAt,
  type Values,
} from '../../../src/definition/model/values';
import { isTrue, type Value, workedOut } from './sourceRule';

/** What a foreign form says of one question, as it says it. */
export interface Rule {
  /** The field here; within rows or a container after the name of these. */
  readonly name: string;
  /** Of the page, the panels and the question, outermost first: all must hold. */
  readonly shown?: readonly string[];
  readonly required?: true | string;
  /** XLSForm: must hold of the answer (`.`). */
  readonly constraint?: string;
  /** Form.io: a condition that a valid answer meets. */
  readonly custom?: string;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly calculate?: string;
  readonly rounds?: boolean;
  /** A box that has to be ticked. */
  readonly yes?: true;
  /** It is a list of rows. */
  readonly rows?: true;
  readonly repeatCount?: string;
}

export interface SourceFile {
  readonly source: Readonly<Record<'repository' | 'commit' | 'path' | 'licence', string>>;
  readonly rules: readonly Rule[];
}

/** A question where it stands: within rows once for each. */
export interface Place {
  readonly rule: Rule;
  readonly path: Path;
}

/** Reads a foreign form with some answers: what it asks, refuses and works out. */
export class Source {
  readonly #rules: ReadonlyMap<string, Rule>;
  readonly #known = new Map<string, boolean>();

  constructor(
    rules: readonly Rule[],
    private readonly answers: Values,
  ) {
    this.#rules = new Map(rules.map((rule) => [rule.name, rule]));
  }

  /** Returns every question of the form, in each row that is there. */
  places(): Place[] {
    return [...this.#rules.values()].flatMap((rule) =>
      this.#pathsOf(rule.name.split('.')).map((path) => ({ rule, path })),
    );
  }

  #pathsOf(names: readonly string[], path: Path = []): Path[] {
    const [name, ...rest] = names;
    if (name === undefined) return [path];
    const here = [...path, name];
    if (rest.length === 0 || !this.#ruleOf(here)?.rows) return this.#pathsOf(rest, here);
    const rows = valueAt(this.answers, here);
    return Array.isArray(rows)
      ? rows.flatMap((_, index) => this.#pathsOf(rest, [...here, index]))
      : [];
  }

  /** Returns whether the question is asked: what is around it is, and its own rules hold. */
  isShown({ rule, path }: Place): boolean {
    const key = dotted(path);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const around = this.#around(path);
    const isShown =
      (!around || this.isShown(around)) &&
      (rule.shown ?? []).every((condition) => isTrue(this.#workedOut(condition, rule, path)));
    this.#known.set(key, isShown);
    return isShown;
  }

  isRequired({ rule, path }: Place): boolean {
    if (typeof rule.required !== 'string') return rule.required === true;
    return isTrue(this.#workedOut(rule.required, rule, path));
  }

  /** Returns whether the form takes the answer. */
  takes({ rule, path }: Place): boolean {
    const value = this.answer(path);
    if (value === undefined) return true;
    if (rule.yes && value === false) return false;
    const { constraint, custom, max = Infinity, minLength = 0, maxLength = Infinity } = rule;
    if (typeof value === 'number' && value > max) return false;
    if (typeof value === 'string' && (value.length < minLength || value.length > maxLength))
      return false;
    return [constraint, custom].every(
      (condition) =>
        condition === undefined ||
        // A limit that is not known yet refuses nothing here: what it is made of is required.
        this.#isOpen(condition, path) ||
        isTrue(this.#workedOut(condition, rule, path)),
    );
  }

  /** Returns what is calculated; undefined where it is no number. */
  calculated({ rule, path }: Place): number | undefined {
    if (rule.calculate === undefined) return undefined;
    const value = Number(this.#workedOut(rule.calculate, rule, path));
    return Number.isFinite(value) ? value : undefined;
  }

  answer(path: Path): Json | undefined {
    const value = valueAt(this.answers, path);
    return isEmpty(value) ? undefined : value;
  }

  #around(path: Path): Place | undefined {
    const around = path.slice(0, -1);
    while (typeof around.at(-1) === 'number') around.pop();
    const rule = this.#ruleOf(around);
    return rule && { rule, path: path.slice(0, around.length) };
  }

  #ruleOf(path: Path): Rule | undefined {
    return this.#rules.get(path.filter((part) => typeof part === 'string').join('.'));
  }

  #isOpen(condition: string, path: Path): boolean {
    let isOpen = false;
    workedOut(condition, {
      read: (name) => {
        const value = name === '.' ? (this.answer(path) as Value) : this.#read(name, path);
        isOpen ||= value === undefined;
        return value;
      },
    });
    return isOpen;
  }

  #workedOut(condition: string, rule: Rule, path: Path): Value {
    return workedOut(condition, {
      rounds: rule.rounds ?? false,
      read: (name) => (name === '.' ? (this.answer(path) as Value) : this.#read(name, path)),
    });
  }

  /** Returns the answer of that name, in the nearest scope around the question that has one. What is not asked has none. */
  #read(name: string, from: Path): Value {
    const names = camelCase(name.replace(/^(?:panel|row)\./u, '')).split('.');
    for (let depth = from.length - 1; depth >= 0; depth -= 1) {
      const path = [...from.slice(0, depth), ...names];
      const rule = this.#ruleOf(path);
      if (rule) return this.#valueOf({ rule, path });
      // Form.io: one of several chosen, as a property of the question.
      const chosen = this.#ruleOf(path.slice(0, -1));
      if (chosen && !chosen.rows && names.length > 1) {
        const several = this.#valueOf({ rule: chosen, path: path.slice(0, -1) });
        return Array.isArray(several) && several.includes(names.at(-1));
      }
    }
    throw new Error(`nothing is called ${name} around ${dotted(from)}`);
  }

  #valueOf(place: Place): Value {
    if (!this.isShown(place)) return undefined;
    return (
      place.rule.calculate === undefined ? this.answer(place.path) : this.calculated(place)
    ) as Value;
  }
}

const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());

export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
