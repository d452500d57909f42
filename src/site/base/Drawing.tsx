import type { ReactNode } from 'react';
import './drawing.css';
import { brandUrl } from '../../definition/brand/brand';
import { settings } from '../../platform/readPageSettings';

interface DrawingProps {
  /** The name of a file there: those of services have the names of their tiles' icons. */
  readonly name: string;
}

/** Renders a drawing in the agency's colours (server/brand/drawings), which decorates a page without pictures. */
export const Drawing = ({ name }: DrawingProps) => (
  <img
    className="drawing"
    src={brandUrl(`${name}.svg`, settings.brand)}
    alt=""
    width="640"
    height="320"
  />
);

/** Renders what there is to do on such a page, with the drawing beside it or, on a phone, below it. */
export const BesideDrawing = ({
  name,
  children,
}: DrawingProps & { readonly children: ReactNode }) => (
  <div className="beside-drawing">
    <div className="stack-20">{children}</div>
    <Drawing name={name} />
  </div>
);
