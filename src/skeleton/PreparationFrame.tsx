import type { ReactNode } from 'react';
import { Fold } from './Fold';
import { TickList } from './TickList';

/** Texts in the reader's language. */
export interface PreparationTexts {
  readonly label: string;
  readonly title: string;
  readonly needs: readonly string[];
  /** Such as cost and duration, each with its name. */
  readonly facts: readonly (readonly [name: string, fact: string])[];
}

/** A requirement that staff have written, with its picture. */
export interface RequirementCard {
  readonly title: string;
  readonly photo: string | undefined;
}

interface PreparationFrameProps extends PreparationTexts {
  readonly cards: readonly RequirementCard[];
  /** The staff's text. */
  readonly children?: ReactNode;
}

/** Renders what a visitor should have ready before a form, and the staff's text; nothing if that is nothing. */
export function PreparationFrame(props: PreparationFrameProps) {
  const { label, title, facts, cards, children } = props;
  // A card shows the same need with a picture.
  const needs = props.needs.filter((need) => cards.every((card) => card.title !== need));
  const points = needs.length + cards.length;
  return (
    <>
      {points + facts.length > 0 && (
        <aside className="tinted preparation" aria-label={label}>
          {points > 0 && (
            <Fold title={title} count={points}>
              {needs.length > 0 && <TickList points={needs} />}
              {cards.length > 0 && (
                <ul className="requirements stack">
                  {cards.map(({ title: requirement, photo }, number) => (
                    <li key={number} className="line">
                      {photo !== undefined && (
                        <img
                          className="photo"
                          src={photo}
                          alt=""
                          loading="lazy"
                          width="640"
                          height="480"
                        />
                      )}
                      <span dir="auto">{requirement}</span>
                    </li>
                  ))}
                </ul>
              )}
            </Fold>
          )}
          {facts.length > 0 && (
            <dl className="facts row">
              {facts.map(([name, fact]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          )}
        </aside>
      )}
      {children && <div className="frame service-about stack-8">{children}</div>}
    </>
  );
}
