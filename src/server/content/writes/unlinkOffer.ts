import { defineCall } from '../../../contract/contractCall';
import * as s from '../../../contract/schema';
import type { ContentKind } from '../../../definition/content/contentType';
import { isRecord } from '../../../definition/model/values';
import { audit } from '../../audit/audit';
import { ownerOf } from '../../auth/sessions';
import { HttpRefusal } from '../../http/refusal';
import { type Route, contractRoute } from '../../http/route';
import type { ContentRecord } from '../../records/contents';
import type { WritePorts } from './contentWriteRoutes';

const OFFERS = 'special_offer';

const UNLINK = defineCall('GET', 'delete_service_special_offer/{service}/{serviceType}', {
  staff: 'editContent',
  tag: 'Content',
  summary: 'Unlinks an offer',
  inPath: s.having({ service: s.TEXT, serviceType: s.TEXT }),
  acts: true,
});

/** The call exists only with the kind of content that it is about. */
export const unlinkCalls = (kinds: readonly ContentKind[]) =>
  kinds.some(({ id }) => id === OFFERS) ? [UNLINK] : [];

/**
 * Unlinks a service's special offer (docs/requirements.md, P40): the ticket, tour or visa of that type and id is
 * no longer offered.
 */
export const unlinkOffer = (
  kinds: readonly ContentKind[],
  { storage, now }: WritePorts,
): readonly Route[] =>
  unlinkCalls(kinds).map((call) =>
    contractRoute(call, async (request) => {
      const subject = request.params as Subject;
      const offers = (await storage.content.list(OFFERS)).filter(isOfferOf(subject));
      if (offers.length === 0) throw HttpRefusal.of(404, 'notFound');
      for (const { id } of offers) {
        const by = ownerOf(request).email;
        await storage.content.remove(OFFERS, id, { by, at: now().toISOString() });
        await audit(storage, request, 'contentRemoved', `${OFFERS}/${id}`);
      }
    }),
  );

type Subject = Readonly<Record<'service' | 'serviceType', string>>;

const isOfferOf =
  ({ service: id, serviceType }: Subject) =>
  ({ document }: ContentRecord): boolean =>
    document.serviceType === serviceType &&
    isRecord(document.service) &&
    document.service.id === id;
