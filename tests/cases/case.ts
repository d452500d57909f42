import { readdirSync } from 'node:fs';
import type { Issue } from '../../src/definition/model/issue';
import type { Service } from '../../src/definition/model/service';
import { type Json, parsePath, type Values, withValueAt } from '../../src/definition/model/values';
import { allServices, readJson } from '../fixtures/services';

/** What validates a case: the visitor's page, the server's functions, the server's call. */
export const VALIDATORS = ['client', 'server', 'http'] as const;

export type Validator = (typeof VALIDATORS)[number];

/** One file of cases: plain JSON, so that anything that speaks it can run them. */
interface CaseFile {
  readonly form: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** What the visitor's page holds and does not send. */
  readonly held?: Values;
  readonly cases: readonly WrittenCase[];
}

/** What is sent is the form's sample with some values set and some left out, by their dotted paths. */
interface WrittenCase {
  readonly name: string;
  readonly base?: 'sample' | 'nothing';
  readonly set?: Values;
  readonly drop?: readonly string[];
  readonly held?: Values;
  readonly issues: readonly Issue[];
  /** Validators that cannot run the case. */
  readonly skip?: readonly Validator[];
}

export interface Case {
  readonly name: string;
  readonly service: Service;
  readonly today: string;
  readonly held: Values;
  /** As it is sent. */
  readonly wire: Values;
  readonly issues: readonly Issue[];
}

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));

/** Returns the cases that a validator can run. */
export function casesFor(validator: Validator): Case[] {
  return files.flatMap((name) => {
    const { form, today, held = {}, cases } = readJson(`tests/cases/${name}`) as CaseFile;
    const service = allServices.find(({ id }) => id === form);
    if (!service) throw new Error(`${name} names no form: ${form}`);
    return cases
      .filter(({ skip }) => !skip?.includes(validator))
      .map((written) => ({
        service,
        today,
        held: written.held ?? held,
        issues: written.issues,
        name: `${form}: ${written.name}`,
        wire: wireOf(service, written),
      }));
  });
}

function wireOf(service: Service, { base, set = {}, drop = [] }: WrittenCase): Values {
  const start: Json = base === 'nothing' ? {} : service.sample;
  const filled = Object.entries(set).reduce<Json>(
    (values, [path, value]) => withValueAt(values, parsePath(path), value),
    start,
  );
  const dropped = drop.reduce<Json>(
    (values, path) => withValueAt(values, parsePath(path), undefined),
    filled,
  );
  return JSON.parse(JSON.stringify(dropped)) as Values;
}
