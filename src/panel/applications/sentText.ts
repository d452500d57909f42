import { inList } from '../language/panelLanguage';
import { t } from '../language/t';
import type { InboxRowData } from './inbox';

/** Returns what an applicant has sent after the application: "Sent: bank statement · Changed: phone". */
export function sentText({ sent }: Pick<InboxRowData, 'sent'>): string {
  const namesOf = (kind: InboxRowData['sent'][number]['kind']) =>
    inList(sent.flatMap((part) => (part.kind === kind ? [part.name] : [])));
  const [files, answers] = [namesOf('sent'), namesOf('changed')];
  const texts = [
    ...(files === '' ? [] : [t('Sent: {{names}}', { names: files })]),
    ...(answers === '' ? [] : [t('Changed: {{names}}', { names: answers })]),
  ];
  return texts.join(' · ') || t('Answered');
}
