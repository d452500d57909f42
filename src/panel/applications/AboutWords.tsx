import { Fragment } from 'react';
import { isRightToLeft } from '../../engine/inputs/direction';
import { panelLanguage } from '../language/panelLanguage';
import { shortDay } from '../base/moment';

/**
 * Renders what an application is for, in the direction of the panel. Its parts are isolated: names in Latin letters
 * would turn the others round. Days are stored as YYYY-MM-DD.
 */
export function AboutWords({ about }: { readonly about: string }) {
  const dir = isRightToLeft(panelLanguage()) ? 'rtl' : 'ltr';
  return (
    <bdi dir={dir} className="ap-words">
      {about.split(' · ').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi dir={dir}>{shortDay(part)}</bdi>
        </Fragment>
      ))}
    </bdi>
  );
}
