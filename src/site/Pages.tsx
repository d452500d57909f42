import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { services } from 'virtual:services';
import { Home } from './home/Home';
import { NotFound } from './shell/NotFound';
import { ServicePage } from './service/ServicePage';
import { OurServices } from './services/OurServices';

/** Every address of a service: its own, and those of the pages below it. */
const serviceRoutes = services.flatMap((entry) => [
  { entry, route: entry.route, shell: entry.shell },
  ...entry.pages.map(({ route, shell }) => ({ entry, route, shell })),
]);

const HotelsPage = lazy(async () => ({
  default: (await import('./hotels/HotelsPage')).HotelsPage,
}));

/** One route for each page and for each page of a service file. */
export function Pages() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/ourservices" component={OurServices} />
      {serviceRoutes.map(({ entry, route, shell }) => (
        <Route key={route} path={route}>
          {(params) => <ServicePage entry={entry} shell={shell} params={params} />}
        </Route>
      ))}
      <Route path="/services/hotels" component={HotelsPage} />
      <Route component={NotFound} />
    </Switch>
  );
}
