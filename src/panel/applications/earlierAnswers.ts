import { describeShape, type DescribedStep } from '../../definition/describe/describe';
import { localise } from '../../definition/language/localise';
import type { Values } from '../../definition/model/values';
import type { StaffApplication, StaffRequest } from './application';
import { staffWords } from './asked';
import { panelLanguage } from '../language/panelLanguage';

/** Describes answers to the fields of a request, in the language of staff. */
export const answersTo = (
  { definition }: StaffApplication,
  { fields }: StaffRequest,
  answers: Values,
) => describeShape(localise(definition, panelLanguage()).form, answers, staffWords(), [], fields);

/** Returns what was answered before the answers were changed, as steps of a form. */
export const earlierAnswers = (application: StaffApplication): readonly DescribedStep[] =>
  application.requests
    .filter(({ answeredAt }) => answeredAt !== null)
    .map((request) => ({
      title: '',
      blocks: [{ answers: answersTo(application, request, request.before) }],
    }));
