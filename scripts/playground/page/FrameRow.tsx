import { useElementSize } from '../../../src/panel/layout/useElementSize';
import { FORM_FACTS } from '../shared/forms';
import type { PlayFrame } from '../shared/frameCalls';
import { CALLS } from '../shared/project';
import { frameScale, FRAME_WIDTHS, type View } from './view';

/** Returns the frames in page order. */
export function frames(): PlayFrame[] {
  const elements = document.querySelectorAll<HTMLIFrameElement>('iframe.pg-frame');
  return [...elements].flatMap((element) => element.contentWindow?.playFrame ?? []);
}

/** Height of the caption above each frame, in pixels. */
const CAPTION = 28;

interface FrameRowProps {
  readonly service: string;
  readonly view: View;
}

/**
 * Renders the form in each of the languages, side by side; scaled down if necessary, and
 * scrollable.
 */
export function FrameRow({ service, view: { forms, width, record } }: FrameRowProps) {
  const [row, size] = useElementSize();
  const scale = frameScale(width, size?.width ?? 0, forms.length);
  const inner = { width: FRAME_WIDTHS[width], height: ((size?.height ?? 0) - CAPTION) / scale };
  return (
    <div ref={row} className="pg-frames" tabIndex={0} role="region" aria-label="Forms">
      {size &&
        forms.map((form) => {
          const address = `${CALLS.frame}?${new URLSearchParams({ service, form, record }).toString()}`;
          const { name } = FORM_FACTS[form];
          return (
            <figure key={form} style={{ inlineSize: inner.width * scale }}>
              <figcaption className="spread" style={{ blockSize: CAPTION }}>
                <span>{name}</span>
                <a href={address} target="_blank" rel="noreferrer">
                  <span>Open alone</span>
                  <span className="visually-hidden">{`: ${name} form in a tab of its own`}</span>
                </a>
              </figcaption>
              <iframe
                key={address}
                className="pg-frame"
                title={`${name} form`}
                src={address}
                style={{
                  inlineSize: inner.width,
                  blockSize: inner.height,
                  transform: `scale(${scale})`,
                }}
              />
            </figure>
          );
        })}
      {forms.length === 0 && <p className="pg-hint">Choose a language above.</p>}
    </div>
  );
}
