import { useState } from 'react';
import { FORM_FACTS, type FormKind } from '../../shared/forms';
import { CALLS } from '../../shared/project';
import type { FormWidth, View } from '../view';
import { frameScale, FRAME_WIDTHS } from './frameScale';
import { type Size, useSize } from './useSize';

interface FrameRowProps {
  readonly service: string;
  readonly view: View;
}

/**
 * Renders the form in each of the languages, side by side; scaled down if necessary, and
 * scrollable.
 */
export function FrameRow({ service, view }: FrameRowProps) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const size = useSize(row);
  const { forms, width, record } = view;
  return (
    <div ref={setRow} className="pg-frames" tabIndex={0} role="region" aria-label="Forms">
      {size &&
        forms.map((kind) => (
          <FormFrame
            key={kind}
            kind={kind}
            width={width}
            size={size}
            scale={frameScale(width, size.width, forms.length)}
            address={addressOf(service, kind, record)}
          />
        ))}
      {forms.length === 0 && <p className="pg-hint">Choose a language above.</p>}
    </div>
  );
}

const addressOf = (service: string, form: FormKind, record: string): string =>
  `${CALLS.frame}?${new URLSearchParams({ service, form, record }).toString()}`;

interface FormFrameProps {
  readonly kind: FormKind;
  readonly width: FormWidth;
  readonly size: Size;
  readonly scale: number;
  readonly address: string;
}

/** Height of the caption above each frame, in pixels. */
const CAPTION = 28;

function FormFrame({ kind, width, size, scale, address }: FormFrameProps) {
  const { name } = FORM_FACTS[kind];
  const inner = { width: FRAME_WIDTHS[width], height: (size.height - CAPTION) / scale };
  return (
    <figure className="pg-figure" style={{ inlineSize: inner.width * scale }}>
      <figcaption style={{ blockSize: CAPTION }}>
        <span>{name}</span>
        <a href={address} target="_blank" rel="noreferrer">
          Open alone<span className="pg-unseen">: {name} form in a tab of its own</span>
        </a>
      </figcaption>
      <iframe
        key={address}
        className="pg-frame"
        title={`${name} form`}
        src={address}
        style={{ inlineSize: inner.width, blockSize: inner.height, transform: `scale(${scale})` }}
      />
    </figure>
  );
}
