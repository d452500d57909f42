import type { Handed } from '../../definition/model/prefill';
import type { Ticket, Way } from './ticket';

/** A price that was pressed: of which flight, class and way. */
export interface ChosenTicket {
  readonly ticket: Ticket;
  readonly cabin: number;
  readonly way: Way;
}

/** The kinds of trip by their numbers (docs/requirements.md, P32). */
const TRIPS: Readonly<Record<Way, number>> = { roundTrip: 1, oneWay: 2 };

/** What the page puts into the form; airports only where the staff have given their codes. */
export function ticketPreset({ ticket, cabin, way }: ChosenTicket): Handed {
  const { fromAirport, toAirport } = ticket;
  return {
    ticketType: TRIPS[way],
    classType: cabin,
    ...(fromAirport !== '' && { fromAirport }),
    ...(toAirport !== '' && { toAirport }),
  };
}
