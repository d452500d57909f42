import type { ContentKind } from '../../../definition/content/contentType';
import { isRecord } from '../../../definition/model/values';
import { audit } from '../../audit/audit';
import { HttpRefusal } from '../../http/refusal';
import type { Route } from '../../http/addRoutes';
import type { ContentRecord } from '../../storage/contents';
import type { WritePorts } from './contentWriteRoutes';

const OFFERS = 'special_offer';

/**
 * Unlinks a service's special offer (docs/requirements.md, P40): the ticket, tour or visa of that type and id is
 * no longer offered. The call exists only with that kind of content.
 */
export function unlinkOffer(kinds: readonly ContentKind[], { storage, now }: WritePorts): Route[] {
  if (!kinds.some(({ id }) => id === OFFERS)) return [];
  return [
    {
      method: 'GET',
      path: 'delete_service_special_offer/{service}/{serviceType}',
      staff: 'editContent',
      handle: async (request) => {
        const subject = request.params as Subject;
        const offers = (await storage.content.list(OFFERS)).filter(isOfferOf(subject));
        if (offers.length === 0) throw HttpRefusal.of(404, 'notFound');
        for (const { id } of offers) {
          const by = request.sessionOwner?.email ?? '';
          await storage.content.remove(OFFERS, id, { by, at: now().toISOString() });
          await audit(storage, request, 'contentRemoved', `${OFFERS}/${id}`);
        }
        return {};
      },
    },
  ];
}

type Subject = Readonly<Record<'service' | 'serviceType', string>>;

const isOfferOf =
  ({ service: id, serviceType }: Subject) =>
  ({ document }: ContentRecord): boolean =>
    document.serviceType === serviceType &&
    isRecord(document.service) &&
    document.service.id === id;
