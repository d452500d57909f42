import { Route, Switch } from 'wouter';
import { services } from 'virtual:services';
import { Home } from './home/Home';
import { NotFound } from './shell/NotFound';
import { ServicePage } from './service/ServicePage';
import { OurServices } from './services/OurServices';

/** One route for each page and for each service file. */
export function Pages() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/ourservices" component={OurServices} />
      {services.map((entry) => (
        <Route key={entry.id} path={entry.route}>
          <ServicePage entry={entry} />
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}
