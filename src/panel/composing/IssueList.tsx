import type { ServiceFile } from '../../definition/model/service';
import { fieldAt } from '../../definition/model/fieldAt';
import { pointerParts } from '../../lint/base/checkIssue';
import { ownText } from '../language/panelLanguage';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { type Parts, resolved } from './composing';
import type { WordedIssue } from './issueTexts';

interface IssueListProps {
  readonly issues: readonly WordedIssue[];
  readonly document: ServiceFile | undefined;
  readonly parts: Parts;
}

/** Renders what is wrong with a document, each with the question or the step that it is about. */
export function IssueList({ issues, document, parts }: IssueListProps) {
  const service = resolved(document, parts);
  const placeOf = (at: string): string => {
    const [part, ...keys] = pointerParts(at);
    if (part === 'steps') return ownTitle(service?.steps[Number(keys[0])]?.title);
    const tab = PARTS[part ?? ''];
    if (tab) return t(tab);
    if (part !== 'form' || keys[0] !== 'properties' || !service) return '';
    const path = keys.slice(1).filter((key) => key !== 'properties');
    for (let length = path.length; length > 0; length -= 1) {
      const names = path.slice(0, length).map((key) => (key === 'items' ? '0' : key));
      const field = fieldAt(service.form, names.join('.'));
      if (field) return ownTitle(field.label);
    }
    return '';
  };
  return (
    <ul className="stack-8">
      {issues.map((issue) => {
        const place = placeOf(issue.at);
        return (
          <li key={`${issue.at} ${issue.detail || issue.words}`}>
            {place !== '' && (
              <>
                <strong>
                  <bdi>{place}</bdi>
                </strong>
                :{' '}
              </>
            )}
            {issue.words}{' '}
            {issue.level === 'error' && issue.detail !== '' && (
              <small className="muted" lang="en" dir="ltr">
                {issue.detail}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The tabs in which parts of a document are edited. */
const PARTS: Readonly<Record<string, PanelText>> = {
  ...{ tile: 'Page', page: 'Page', route: 'Page', submit: 'Page' },
  ...{ staff: 'Process', documents: 'Process' },
};

const ownTitle = (text: ServiceFile['tile']['title'] | undefined): string =>
  text ? ownText(text) || text.find(Boolean) || '' : '';
