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

/** Renders what a visitor should have ready before a form; nothing if that is nothing. */
export function PreparationFrame(props: PreparationFrameProps) {
  const { label, title, facts, cards, children } = props;
  // A card shows the same need with a picture.
  const needs = props.needs.filter((need) => cards.every((card) => card.title !== need));
  const isAdded = cards.length > 0 || Boolean(children);
  if (needs.length + facts.length === 0 && !isAdded) return null;
  return (
    <aside className="tinted preparation" aria-label={label}>
      {(needs.length > 0 || isAdded) && (
        <Fold title={title} count={needs.length + cards.length}>
          {needs.length > 0 && <TickList points={needs} />}
          {isAdded && (
            <div className="overview stack">
              {cards.length > 0 && (
                <ul>
                  {cards.map(({ title: requirement, photo }, number) => (
                    <li key={number} className="row">
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
              {children}
            </div>
          )}
        </Fold>
      )}
      <dl className="facts row">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
