import { useTranslation } from 'react-i18next';
import type { Answered, Content } from '../../definition/describe';

/** Questions and answers, to be read: the read-only twin of every widget. */
export function Answers({ answers }: { answers: readonly Answered[] }) {
  return (
    <dl className="rg-answers">
      {answers.map(({ path, label, content }) => (
        <div className="rg-answer" key={path}>
          <dt>{label}</dt>
          <dd>
            <AnswerContent content={content} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerContent({ content }: { content: Content }) {
  const { t } = useTranslation();
  switch (content.kind) {
    case 'none':
      return <span className="rg-none">{t('form.notAnswered')}</span>;
    case 'text':
      return <bdi {...(content.code && { dir: 'ltr' })}>{content.text}</bdi>;
    case 'files':
      return <span>{t('form.photoCount', { count: content.tokens.length })}</span>;
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
