import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import type { Cycle } from './useCycle';
import { Chevron, Icon } from '../base/Icon';

export function CarouselBar({ cycle }: { readonly cycle: Cycle }) {
  const { t } = useTranslation();
  const { shown, count, isPaused, mayPause, togglePaused, turn } = cycle;
  if (count < 2) return null;
  return (
    <div className="carousel-bar line">
      {mayPause && (
        <CarouselButton
          label={t(isPaused ? 'carousel.play' : 'carousel.pause')}
          onClick={togglePaused}
        >
          <Icon path={isPaused ? 'M8 5.5v13l10-6.5z' : 'M9 6v12M15 6v12'} />
        </CarouselButton>
      )}
      <CarouselButton label={t('carousel.previous')} onClick={() => turn(-1)}>
        <Chevron to="previous" />
      </CarouselButton>
      <span aria-hidden="true">{`${shown + 1} / ${count}`}</span>
      <CarouselButton label={t('carousel.next')} onClick={() => turn(1)}>
        <Chevron to="next" />
      </CarouselButton>
    </div>
  );
}

interface CarouselButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function CarouselButton({ label, onClick, children }: CarouselButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
