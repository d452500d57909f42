import Card from '@mui/material/Card';
import { Link } from 'wouter';
import { AnswerList } from './AnswerList';
import type { HandedOver } from './asked';
import { PresetDates } from './presetMark';
import type { ShownAnswers } from './useShownAnswers';
import { t } from '../../language/t';

interface AnswerSheetProps {
  readonly shown: Pick<ShownAnswers, 'steps' | 'handed' | 'untouched'>;
  /** Returns the URL of a content record's editor; default: records are not linked. */
  readonly hrefOf?: (record: NonNullable<HandedOver['record']>) => string | undefined;
  /** Rendered for print only, while the screen shows another view. */
  readonly printOnly?: boolean;
}

/** Renders all questions and answers by step, in English, for screen and print. */
export function AnswerSheet({ shown, hrefOf, printOnly = false }: AnswerSheetProps) {
  const { steps, handed, untouched } = shown;
  return (
    <PresetDates value={untouched}>
      <div className={printOnly ? 'ap-sheet stack-16 ap-print-only' : 'ap-sheet stack-16'}>
        {steps.map(({ title, blocks }, index) => (
          <Card component="section" key={index} className="ap-step">
            <h2>{title}</h2>
            {blocks.map((block, number) => (
              <div key={number} className="ap-block">
                {block.title !== undefined && <h3>{block.title}</h3>}
                <AnswerList answers={block.answers} />
              </div>
            ))}
          </Card>
        ))}
        {handed.length > 0 && (
          <Card component="section" className="ap-step">
            <h2>{t('From the page where it was filled in')}</h2>
            <dl className="ap-answers">
              {handed.map(({ name, label, text, record }) => {
                const href = record && hrefOf?.(record);
                const words = <bdi dir="auto">{text}</bdi>;
                return (
                  <div key={name} className="ap-answer">
                    <dt>{label}</dt>
                    <dd>{href === undefined ? words : <Link href={href}>{words}</Link>}</dd>
                  </div>
                );
              })}
            </dl>
          </Card>
        )}
      </div>
    </PresetDates>
  );
}
