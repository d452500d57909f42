import { ACCOUNT_CALLS } from '../../contract/accounts';
import { APPLICATION_CALLS } from '../../contract/applications';
import { ARRIVAL_CALL } from '../../contract/arrivals';
import { BULK_CALLS } from '../../contract/bulk';
import type { Call } from '../../contract/contractCall';
import { PANEL_CALLS } from '../../contract/panel';
import { DROP_OFF_CALLS } from '../../contract/dropOff';
import { HANDOVER_CALLS } from '../../contract/handover';
import { MESSAGE_CALLS } from '../../contract/messages';
import { DOCUMENT_CALLS } from '../../contract/documents';
import { REPLY_CALL } from '../../contract/replies';
import { REQUEST_CALLS } from '../../contract/requests';
import { SECOND_FACTOR_CALLS } from '../../contract/secondFactor';
import { STATUS_CALLS } from '../../contract/status';
import { DONE, having, TEXT } from '../../contract/schema';
import { VIEW_CALLS } from '../../contract/views';
import type { ContentKind } from '../../definition/content/contentType';

const UNLINK: Call = {
  method: 'GET',
  path: 'delete_service_special_offer/{service}/{serviceType}',
  staff: 'editContent',
  tag: 'Content',
  summary: 'Unlinks an offer',
  inPath: having({ service: TEXT, serviceType: TEXT }),
  acts: true,
  response: { schema: DONE },
};

const METRICS: Call = {
  method: 'GET',
  path: 'metrics/',
  tag: 'Server',
  summary: 'Load and response times, for a monitor',
  response: { type: ['text/plain'], schema: {} },
};

/** The calls of staff beside the reads and writes of each kind and service. */
export const staffCalls = (kinds: readonly ContentKind[], hasOpenMetrics: boolean): Call[] => [
  ...Object.values(APPLICATION_CALLS),
  ...Object.values(BULK_CALLS),
  ARRIVAL_CALL,
  ...Object.values(VIEW_CALLS),
  REPLY_CALL,
  ...Object.values(ACCOUNT_CALLS),
  ...Object.values(SECOND_FACTOR_CALLS),
  ...Object.values(PANEL_CALLS),
  ...Object.values(MESSAGE_CALLS),
  ...Object.values(STATUS_CALLS),
  ...Object.values(REQUEST_CALLS),
  ...Object.values(HANDOVER_CALLS),
  ...Object.values(DROP_OFF_CALLS),
  ...Object.values(DOCUMENT_CALLS),
  { ...METRICS, ...(!hasOpenMetrics && { staff: 'operate' as const }) },
  ...(kinds.some(({ id }) => id === 'special_offer') ? [UNLINK] : []),
];
