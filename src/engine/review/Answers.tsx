import { useTranslation } from 'react-i18next';
import type { Answered, Content } from '../../definition/describe';
import type { FileShelf } from '../inputs/shelf';
import { useScope } from '../scope/ScopeContext';
import { SentPhotos } from './SentPhotos';
import { usePlaceName } from './usePlaceName';

interface AnswersProps {
  readonly answers: readonly Answered[];
  readonly shelf?: FileShelf;
  /** Offers to change each answer. */
  readonly onChange?: (path: string) => void;
}

/** Questions and answers, to be read: the read-only twin of every widget. */
export function Answers({ answers, shelf, onChange }: AnswersProps) {
  const { t } = useTranslation();
  return (
    <dl className="rg-answers">
      {answers.map(({ path, label, content }) => (
        <div className="rg-answer" key={path}>
          <dt>{label}</dt>
          <dd>
            <AnswerContent content={content} shelf={shelf} />
          </dd>
          {onChange && (
            <dd className="rg-answer-change">
              <button
                type="button"
                className="rg-link"
                aria-label={`${t('form.change')}: ${label}`}
                onClick={() => onChange(path)}
              >
                {t('form.change')}
              </button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function AnswerContent({ content, shelf }: { content: Content; shelf: FileShelf | undefined }) {
  const { t } = useTranslation();
  switch (content.kind) {
    case 'none':
      return <span className="rg-none">{t('form.notAnswered')}</span>;
    case 'text':
      return (
        <bdi {...(content.code && { dir: 'ltr' })}>
          <AnswerText content={content} />
        </bdi>
      );
    case 'files':
      return <SentPhotos tokens={content.tokens} shelf={shelf} />;
    case 'group':
      return <Answers answers={content.answers} />;
    case 'rows':
      return (
        <ol className="rg-answer-rows">
          {content.rows.map((row, index) => (
            <li key={index}>
              <Answers answers={row} />
            </li>
          ))}
        </ol>
      );
  }
}

interface TextProps {
  readonly content: Content & { readonly kind: 'text' };
}

/** A text as it is read: a place by its name in the reader's language. */
export function AnswerText({ content: { text, place } }: TextProps) {
  const { language, ports } = useScope().environment;
  return usePlaceName(text, place, language, ports.loadOptions);
}
