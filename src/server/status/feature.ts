import { STATUS_CALLS } from '../../contract/status';
import type { Feature } from '../feature';
import { audit } from '../audit/audit';
import { existing } from '../http/refusal';
import { type Route, contractRoute, idOf } from '../http/route';
import { caseFiles, shownFiles } from '../applications/checklist';
import { dayAt } from '../brand/agencyDay';
import { requestForm } from '../requests/receiveAnswers';
import type { RoutePorts } from '../routePorts';
import { activityOf } from '../applications/handling';
import { callerKey } from '../http/request';
import { newToken, tokenHash } from '../auth/sessions';
import type { MoneyLine, SHOWN_MONEY } from '../../contract/money';
import type { TypeOf } from '../../contract/schema';
import { openAfter, openAmounts } from '../../definition/model/ledger';

/** The applicant's page, by a secret link. */
export const status = {
  calls: STATUS_CALLS,
  routes: statusRoutes,
  audits: ['linkMade', 'linksRevoked'],
} as const satisfies Feature;

/** Returns the routes for the applicant's status page, and for the links to it. */
function statusRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, now, statuses, definitionOf, openLink, readBrand, usualTimes } = ports;
  const { links, applications, activities } = storage;
  return [
    contractRoute(STATUS_CALLS.read, async ({ body, ip }) => {
      const { application, handling, endsAt, isClosed } = await openLink(body.link, callerKey(ip));
      const { reference, language, createdAt, answers } = application;
      const definition = await definitionOf(application.definition);
      const all = await storage.requests.list(application.id);
      const files = await caseFiles(storage, application, definition);
      const { showsMoney } = await readBrand();
      const { services } = await usualTimes();
      const usual = services.find(({ id }) => id === application.serviceId);
      const openRequest = all.find(({ state }) => state === 'open');
      return {
        reference,
        title: [...definition.tile.title],
        language,
        createdAt,
        status: handling.status,
        statusText: statuses.find(application.serviceId, handling.status)?.applicant ?? [],
        statusAt: handling.changedAt,
        steps: statuses.steps(application.serviceId, handling.status),
        usualDays: isClosed ? null : (usual?.days ?? null),
        endsAt: isClosed ? endsAt : null,
        request: openRequest
          ? {
              id: openRequest.id,
              text: openRequest.text,
              due: openRequest.due,
              form: requestForm(openRequest, definition, answers),
            }
          : null,
        ...shownFiles(files, isClosed, definition, dayAt(now())),
        money: showsMoney ? shownMoney(await storage.money.list(application.id)) : null,
      };
    }),
    contractRoute(STATUS_CALLS.addLink, async (request) => {
      const id = idOf(request);
      const { reference } = existing(await applications.read(id));
      const link = newToken();
      existing(await links.add(reference, tokenHash(link), now().toISOString()));
      await activities.add(id, activityOf(request, now(), 'linkMade'));
      await audit(storage, request, 'linkMade', reference);
      return { link };
    }),
    contractRoute(STATUS_CALLS.revokeLinks, async (request) => {
      const id = idOf(request);
      const { reference } = existing(await applications.read(id));
      await links.revoke(id);
      await activities.add(id, activityOf(request, now(), 'linksRevoked'));
      await audit(storage, request, 'linksRevoked', reference);
    }),
  ];
}

/** Returns a ledger as the applicant sees it: what is open, and the receipts, without who has taken the money. */
function shownMoney(lines: readonly MoneyLine[]): TypeOf<typeof SHOWN_MONEY> | null {
  if (lines.length === 0) return null;
  const reversed = new Set(lines.map(({ reverses }) => reverses));
  return {
    open: openAmounts(lines),
    receipts: lines.flatMap(({ id, number, how, at, text, reverses, amount, currency }, index) => {
      if (number === null || reverses !== null) return [];
      const paid = { number, how, at, text, amount, currency };
      return [{ ...paid, isReversed: reversed.has(id), open: openAfter(lines, index) }];
    }),
  };
}
