import type { FastifyInstance } from 'fastify';
import { isDayOrHour } from '../../../definition/content/publication';
import { auditOf } from '../../audit/audit';
import { repeat } from '../../base/daily';
import { minuteAt } from '../../brand/agencyDay';
import type { AuditAction } from '../../features';
import { existing, HttpRefusal } from '../../http/refusal';
import type { Catalogue } from '../../liveCatalogue';
import { type ContentRecord, type Contents, NotUnique } from '../../records/contents';
import { StaleSet } from '../../records/sqlContentSets';
import type { RoutePorts } from '../../routePorts';

/** How late a draft may be published. */
const QUARTER_MINUTE = 15_000;

/** When a draft is published by itself. */
interface Schedule {
  /** A day or an hour of the agency; empty, or left out by earlier versions: when staff publish it. */
  readonly at?: string;
  /** When it was due and could not be published. */
  readonly failedAt?: string;
}

/** Returns when a draft, if there is one, is published by itself. */
export function scheduleOf(draft: Pick<ContentRecord, 'document'> | undefined) {
  const { at = '', failedAt = null } = (draft?.document ?? {}) as Schedule;
  return { at, failedAt };
}

/** @throws Refusal 422 if it is not a day or an hour to come */
export function refuseWrongTime(at: string, path: string, now: Date): void {
  if (at === '') return;
  if (!isDayOrHour(at)) throw HttpRefusal.at(path, 'date');
  const limit = minuteAt(now);
  if (at < limit) throw HttpRefusal.ofIssues([{ path, code: 'notBefore', limit }]);
}

export type Draft = Awaited<ReturnType<Contents['listAll']>>[number];

interface Publishing {
  readonly drafts: readonly string[];
  /** @throws Refusal, NotUnique; StaleSet if the draft was written since it was read */
  readonly publish: (draft: Draft) => Promise<void>;
  readonly published: AuditAction;
  readonly notPublished: AuditAction;
  /** Returns what the audit log names a draft by. */
  readonly subjectOf: (draft: Draft) => string;
}

export type DuePorts = Pick<RoutePorts, 'storage' | 'now'> & {
  readonly app: Pick<FastifyInstance, 'log'>;
  readonly catalogue: Pick<Catalogue, 'refresh'>;
};

/** Returns a function that publishes the drafts that are due, including those that fell due while no server ran. */
export function dueDrafts({ app, storage, catalogue, now }: DuePorts, publishing: Publishing) {
  const { content } = storage;
  const { log } = app;

  /** Clears the publication time, so that it is not tried again. */
  async function fail({ kind, id, writtenBy: by, revision: version }: Draft): Promise<void> {
    const failedAt = now().toISOString();
    await content.writeSet([kind], id, { by, now: failedAt, version }, (set) => {
      return { [kind]: { ...existing(set.get(kind)).document, at: '', failedAt } };
    });
  }

  async function publishOne(draft: Draft): Promise<void> {
    let action = publishing.published;
    try {
      // No request has read what another process has published since.
      await catalogue.refresh();
      await publishing.publish(draft);
    } catch (error) {
      const isRefused = error instanceof HttpRefusal && error.status < 500;
      if (!isRefused && !(error instanceof NotUnique)) throw error;
      await fail(draft);
      action = publishing.notPublished;
    }
    await auditOf({ storage, log }, '', action, publishing.subjectOf(draft));
  }

  return async (): Promise<void> => {
    const minute = minuteAt(now());
    for (const draft of await content.listAll(publishing.drafts)) {
      const { at } = scheduleOf(draft);
      if (at === '' || at > minute) continue;
      await publishOne(draft).catch((error: unknown) => {
        // A concurrent write or publication came first: what is still due is tried again the next time.
        if (error instanceof StaleSet) return;
        log.error({ err: error }, 'a draft that is due was not published');
      });
    }
  };
}

/** Publishes drafts on time from now on. */
export const publishOnTime = (app: FastifyInstance, publishDue: () => Promise<void>): void =>
  repeat(app, QUARTER_MINUTE, 'drafts that are due were not published', publishDue);
