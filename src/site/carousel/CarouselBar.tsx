import { useTranslation } from '../../platform/language/useTranslation';
import type { Cycle } from './useCycle';
import { Icon } from '../../skeleton/Icon';

export function CarouselBar({ cycle }: { readonly cycle: Cycle }) {
  const { t } = useTranslation();
  const { shown, count, isPaused, mayPause, togglePaused, turn } = cycle;
  if (count < 2) return null;
  return (
    <div className="carousel-bar line">
      {mayPause && (
        <CarouselButton
          label={t(isPaused ? 'carousel.play' : 'carousel.pause')}
          path={isPaused ? 'M8 5.5v13l10-6.5z' : 'M9 6v12M15 6v12'}
          onClick={togglePaused}
        />
      )}
      <CarouselButton
        label={t('carousel.previous')}
        path="M15 5l-7 7 7 7"
        onClick={() => turn(-1)}
        directed
      />
      <span aria-hidden="true">{`${shown + 1} / ${count}`}</span>
      <CarouselButton
        label={t('carousel.next')}
        path="M9 5l7 7-7 7"
        onClick={() => turn(1)}
        directed
      />
    </div>
  );
}

interface CarouselButtonProps {
  readonly label: string;
  /** An SVG path in a square of 24. */
  readonly path: string;
  readonly onClick: () => void;
  /** Mirrored in right-to-left languages. */
  readonly directed?: boolean;
}

function CarouselButton({ label, path, onClick, directed = false }: CarouselButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon path={path} className={directed ? 'icon-directed' : ''} />
    </button>
  );
}
