import { Fragment, useMemo } from 'react';
import { useTranslate } from '../useTranslate';
import type { DescribedAnswer, DescribedContent } from '../../definition/model/described';
import { describe } from '../../definition/describe/describe';
import { isList, isObject, type Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import { isTyped, widgetOf } from '../../definition/model/widget';
import { prune } from '../../definition/validate/prune';
import { useAnswerWords } from '../answerWords';
import type { LocalPhotoStore } from '../inputs/localPhotoStore';
import { useScope, useScopeState } from '../scope/ScopeContext';
import { AnswerPhoto } from '../inputs/photos/AnswerPhoto';
import { useStoredPhoto } from '../inputs/photos/useLocalPhotoStore';
import { rowTitle } from '../rowTitle';
import { usePlaceName } from './usePlaceName';

interface AnswersProps {
  readonly answers: readonly DescribedAnswer[];
  readonly photoStore?: LocalPhotoStore | undefined;
  /** If set, each answer has a Change link. */
  readonly onChange?: (path: string) => void;
}

interface AnswerStepsProps extends Omit<AnswersProps, 'answers'> {
  readonly service: Service<string>;
  /** Pruned. */
  readonly values: Values;
}

export function AnswerSteps({ service, values, ...answers }: AnswerStepsProps) {
  const words = useAnswerWords();
  const steps = useMemo(() => describe(service, values, words), [service, values, words]);
  return steps.map((step, index) => (
    <section key={index} className="rg-review-step" aria-label={step.title}>
      <h3 className="rg-block-title">{step.title}</h3>
      {step.blocks.map((block) => (
        <AnswerGroups key={block.answers[0]?.path} {...answers} answers={block.answers} />
      ))}
    </section>
  ));
}

interface SoFarProps {
  readonly service: Service<string>;
  /** The number of the step in which they are shown. */
  readonly before: number;
}

/** Renders the answers of the steps before one. */
export function AnswersSoFar({ service, before }: SoFarProps) {
  const given = useScopeState((state) => state.values);
  const values = useMemo(() => prune(service.form, given), [service, given]);
  const earlier = useMemo(
    () => ({ ...service, steps: service.steps.slice(0, before) }),
    [service, before],
  );
  return <AnswerSteps service={earlier} values={values} />;
}

export function AnswerGroups({ answers, photoStore, onChange }: AnswersProps) {
  const t = useTranslate();
  const { shape } = useScope();
  return (
    <dl className="rg-answers">
      {answers.map(({ path, label, content }) => (
        <div className="rg-answer" key={path}>
          <dt>{label}</dt>
          <dd>
            <AnswerContent path={path} content={content} photoStore={photoStore} />
          </dd>
          {onChange && isAnswered(shape, path) && (
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

/** Returns whether a visitor can change the answer in the form: not if the page set it, or if it is calculated. */
function isAnswered(shape: Shape<string>, path: string): boolean {
  const field = fieldAt(shape, path);
  return field === undefined || isTyped(field);
}

interface ContentProps {
  readonly path: string;
  readonly content: DescribedContent;
  readonly photoStore: LocalPhotoStore | undefined;
}

function AnswerContent({ path, content, photoStore }: ContentProps) {
  const t = useTranslate();
  const field = fieldAt(useScope().shape, path);
  switch (content.kind) {
    case 'none':
      return <span className="rg-none">{t('form.notAnswered')}</span>;
    case 'text':
      if (field && widgetOf(field) === 'dateRange') return <Range text={content.text} />;
      return (
        <bdi {...(content.code && { dir: 'ltr' })}>
          <AnswerText content={content} />
        </bdi>
      );
    case 'files':
      return <SentPhotos {...content} photoStore={photoStore} />;
    case 'group':
      return <AnswerGroups answers={content.answers} photoStore={photoStore} />;
    case 'rows':
      if (field && isList(field) && !isObject(field.items)) {
        return (
          <ul className="rg-answer-values row">
            {content.rows.flat().map(({ path: at, content: value }) => (
              <li key={at}>
                <AnswerContent path={at} content={value} photoStore={photoStore} />
              </li>
            ))}
          </ul>
        );
      }
      return (
        <ol className="rg-answer-rows">
          {content.rows.map((row, index) => (
            <li key={index}>
              {field && isList(field) && isObject(field.items) && (
                <p className="rg-row-title">{rowTitle(field, index, content.names?.[index], t)}</p>
              )}
              <AnswerGroups answers={row} photoStore={photoStore} />
            </li>
          ))}
        </ol>
      );
  }
}

/** Renders a date range: its ends follow the page's direction, each date reads left to right. */
function Range({ text }: { text: string }) {
  return text.split(' – ').map((end, index) => (
    <Fragment key={index}>
      {index > 0 && ' – '}
      <bdi>{end}</bdi>
    </Fragment>
  ));
}

interface TextProps {
  readonly content: DescribedContent & { readonly kind: 'text' };
}

/** Renders an answer as text: a place by its name in the reader's language. */
export function AnswerText({ content: { text, place } }: TextProps) {
  const { language, ports } = useScope().environment;
  return usePlaceName(text, place, language, ports.loadOptions);
}

interface SentPhotosProps {
  readonly tokens: readonly string[];
  /** Documents, also among scans, are shown by their names. */
  readonly format?: 'pdf' | 'scan' | undefined;
  /** Without one (after sending, the files are removed from the device) only their number is shown. */
  readonly photoStore: LocalPhotoStore | undefined;
}

/** Renders how many files an answer has. */
export function FileCount({
  tokens: { length },
  format,
}: Pick<SentPhotosProps, 'tokens' | 'format'>) {
  const t = useTranslate();
  return (
    <span>
      {format
        ? t('form.documents.count', { number: length })
        : t('form.photoCount', { count: length })}
    </span>
  );
}

/** Renders photos as an answer: thumbnails, so that a wrong one is noticed before sending. */
function SentPhotos({ tokens, format, photoStore }: SentPhotosProps) {
  return (
    <>
      <FileCount tokens={tokens} format={format} />
      {photoStore && (
        <ul className={format === 'pdf' ? 'rg-lines' : 'rg-thumbnails row'}>
          {tokens.map((token) => (
            <Sent key={token} token={token} format={format} photoStore={photoStore} />
          ))}
        </ul>
      )}
    </>
  );
}

interface SentProps extends Pick<SentPhotosProps, 'format'> {
  readonly token: string;
  readonly photoStore: LocalPhotoStore;
}

function Sent({ token, format, photoStore }: SentProps) {
  const t = useTranslate();
  const kept = useStoredPhoto(photoStore, token);
  const name = kept?.name ?? t('form.photos.unnamed');
  const isDocument = format === 'pdf' || kept?.file.type === 'application/pdf';
  return <li>{isDocument ? <bdi>{name}</bdi> : <AnswerPhoto file={kept?.file} alt={name} />}</li>;
}
