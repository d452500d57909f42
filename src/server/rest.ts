import { sqlActivities } from './storage/activities';
import { sqlApplications } from './storage/sqlApplications';
import { sqlAttempts } from './storage/attempts';
import { sqlAudit } from './storage/auditTrail';
import { sqlContents } from './storage/sqlContents';
import { sqlDefinitions } from './storage/definitions';
import { sqlDocuments } from './storage/documents';
import { sqlHandovers } from './storage/handovers';
import { sqlInbox } from './storage/sqlInbox';
import { sqlLinks } from './storage/links';
import { sqlMessages } from './storage/messages';
import { sqlMoments } from './storage/moments';
import { sqlNoticeChoices } from './storage/noticeChoices';
import { sqlRequests } from './storage/requests';
import { sqlSecondFactors } from './storage/secondFactors';
import { sqlStepCounts } from './storage/stepCounts';
import { sqlSessions } from './storage/sessions';
import { sqlStaff } from './storage/staffAccounts';
import type { Feature } from './feature';
import { restCalls } from './openapi/allCalls';

export const rest = {
  tables: {
    migration: null,
    store: null,
    session: null,
    attempt: null,
    definition: ['hash'],
    staff: ['id'],
    application: ['id'],
    inbox: ['application_id'],
    about: ['application_id', 'position'],
    note: ['id'],
    activity: ['id'],
    photo: ['id'],
    idempotency: ['key'],
    audit: ['id'],
    content: ['kind', 'id'],
    content_revision: ['name'],
    content_version: ['kind', 'id', 'revision'],
    content_seed: ['kind'],
    message: ['id'],
    link: ['token_hash'],
    request: ['id'],
    document: ['application_id', 'item'],
    document_file: ['photo_id'],
    notice: ['staff_id', 'service_id'],
    handover: ['id_hash'],
    second_factor: ['staff_id'],
    recovery_code: ['staff_id', 'code_hash'],
    step_count: ['service_id', 'version', 'month', 'place'],
  },
  stores: {
    definitions: sqlDefinitions,
    applications: sqlApplications,
    inbox: sqlInbox,
    activities: sqlActivities,
    staff: sqlStaff,
    sessions: sqlSessions,
    attempts: sqlAttempts,
    moments: sqlMoments,
    content: sqlContents,
    audit: sqlAudit,
    messages: sqlMessages,
    links: sqlLinks,
    requests: sqlRequests,
    documents: sqlDocuments,
    notices: sqlNoticeChoices,
    handovers: sqlHandovers,
    secondFactors: sqlSecondFactors,
    stepCounts: sqlStepCounts,
  },
  calls: restCalls,
  audits: [
    'login',
    'loginFailed',
    'logout',
    'applicationsListed',
    'applicationsRead',
    'applicationRead',
    'photoRead',
    'applicationChanged',
    'applicationNoted',
    'applicationEntered',
    'applicantReached',
    'applicationErased',
    'applicationExpired',
    'exported',
    'contentCreated',
    'contentChanged',
    'contentRemoved',
    'contentArchived',
    'contentRestored',
    'contentMoved',
    'userCreated',
    'userChanged',
    'userDisabled',
    'userEnabled',
    'userRemoved',
    'rightsChanged',
    'passwordChanged',
    'passwordReset',
    'passwordRefused',
    'codeRefused',
    'factorTurnedOn',
    'factorTurnedOff',
    'factorReset',
    'recoveryCodesMade',
    'recoveryCodeUsed',
    'messageRetried',
    'messageDismissed',
    'linkMade',
    'linksRevoked',
    'moreAsked',
    'moreWithdrawn',
    'answerChanged',
    'answerCorrected',
    'documentSet',
    'documentSent',
  ],
} as const satisfies Feature;
