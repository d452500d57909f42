import { Link } from 'wouter';
import { AnswerList } from './AnswerList';
import type { HandedOver } from './asked';
import { Part } from '../Part';
import { PresetDates } from './presetMark';
import type { ShownAnswers } from './useShownAnswers';
import { t } from '../../language/t';

interface AnswerSheetProps {
  readonly shown: Pick<ShownAnswers, 'steps' | 'handed' | 'untouched'>;
  /** Texts that stand above all answers. */
  readonly shownAbove?: readonly string[];
  /** Returns the URL of a content record's editor; default: records are not linked. */
  readonly hrefOf?: (record: NonNullable<HandedOver['record']>) => string | undefined;
  /** Whether the page links to its steps. */
  readonly isLinked?: boolean;
  /** Rendered for print only, while the screen shows another view. */
  readonly printOnly?: boolean;
}

/** Returns the id of the heading of a step. */
export const stepId = (index: number): string => `ap-step-${index}`;

/** Renders all questions and answers by step, in the account's language, for screen and print. */
export function AnswerSheet({
  shown,
  shownAbove,
  hrefOf,
  isLinked,
  printOnly = false,
}: AnswerSheetProps) {
  const { steps, handed, untouched } = shown;
  return (
    <PresetDates value={untouched}>
      <div className={printOnly ? 'ap-sheet ap-print-only' : 'ap-sheet'}>
        {steps.map(({ title, blocks }, index) => (
          <Part
            key={index}
            id={isLinked ? stepId(index) : undefined}
            className="ap-step"
            title={title}
          >
            {blocks.map((block, number) => (
              <div key={number} className="ap-block">
                {block.title !== undefined && <h3>{block.title}</h3>}
                <AnswerList answers={block.answers} shownAbove={shownAbove} />
              </div>
            ))}
          </Part>
        ))}
        {handed.length > 0 && (
          <Part className="ap-step" title={t('From the page where it was filled in')}>
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
          </Part>
        )}
      </div>
    </PresetDates>
  );
}
