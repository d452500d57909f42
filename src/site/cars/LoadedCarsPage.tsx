import { use, useMemo, useRef, useState } from 'react';
import { localise } from '../../definition/language/localise';
import { useLanguage } from '../../platform/language/languageStore';
import { ServiceApplication } from '../service/ServiceApplication';
import { goToForm } from '../service/goToForm';
import { serviceModuleOf, type ServiceEntry } from '../service/loaders';
import { OverviewSection } from '../service/OverviewSection';
import { OverviewText } from '../service/OverviewText';
import { Preparation } from '../service/Preparation';
import { useOverview } from '../service/useOverview';
import type { Car } from './car';
import { CarDialog } from './CarDialog';
import { CarGallery } from './CarGallery';
import { CarTypes } from './CarTypes';

/** Delay in milliseconds between Rent and the scrolling to the form (docs/requirements.md, P15). */
const SCROLL_DELAY = 200;

/** Renders the page once the service's file is loaded. The chosen car is passed to the form. */
export function LoadedCarsPage({ entry }: { readonly entry: ServiceEntry }) {
  const module = use(serviceModuleOf(entry));
  const language = useLanguage();
  const { page } = useMemo(() => localise(module.service, language), [module, language]);
  const overview = useOverview(page.content);
  const [looked, setLooked] = useState<Car>();
  const [rented, setRented] = useState<Car>();
  const body = useRef<HTMLDivElement>(null);

  const handed = useMemo(() => rented && { car: rented.record }, [rented]);
  const rent = (car: Car) => {
    setRented(car);
    setTimeout(() => goToForm(body.current), SCROLL_DELAY);
  };
  return (
    <>
      {page.intro !== undefined && <p className="service-intro">{page.intro}</p>}
      <OverviewText overview={overview} />
      <CarTypes onLook={setLooked} />
      <CarGallery onLook={setLooked} />
      <div className="with-aside service-body" ref={body}>
        <Preparation page={page} />
        {overview && <OverviewSection requirements={overview.requirements} />}
        <ServiceApplication entry={entry} {...(handed && { handed })} />
      </div>
      {looked && (
        <CarDialog car={looked} onRent={() => rent(looked)} onClose={() => setLooked(undefined)} />
      )}
    </>
  );
}
