import type { ComponentProps } from 'react';

/** A text of several lines, as high as what stands in it. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={3} className="pn-input pn-textarea" {...props} />;
}
