import type { Handed } from '../../definition/model/prefill';
import type { Values } from '../../definition/model/values';
import type { Ticket, Way, Cabin } from './ticket';

/** A chosen price: flight, class and way. */
export interface ChosenTicket {
  readonly ticket: Ticket;
  readonly cabin: Cabin['number'];
  readonly way: Way;
}

/** The trip types by their numbers (docs/requirements.md, P32). */
const TRIPS: Readonly<Record<Way, number>> = { roundTrip: 1, oneWay: 2 };

/** Returns the values for the form; airports only if staff have given their codes. */
export function ticketPreset({ ticket, cabin, way }: ChosenTicket): Handed {
  const { fromAirport, toAirport } = ticket;
  return {
    ticketType: TRIPS[way],
    classType: cabin,
    ...(fromAirport !== '' && { fromAirport }),
    ...(toAirport !== '' && { toAirport }),
  };
}

/** Returns whether answers are about the chosen flight; without the codes of its airports only while none is answered. */
export const isChosenTrip = ({ ticket, cabin, way }: ChosenTicket, values: Values): boolean =>
  values.ticketType === TRIPS[way] &&
  values.classType === cabin &&
  (values.fromAirport ?? '') === ticket.fromAirport &&
  (values.toAirport ?? '') === ticket.toAirport;
