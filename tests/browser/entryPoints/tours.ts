import { LANGUAGES } from '../../../src/definition/model/text';
import { type EntryPoint, recordPage } from './entryPoint';
import { answerOf } from './fromServer';

type Texts = readonly string[];

/** Flight date, hotel, stars, and the prices of the four ages (docs/requirements.md, P36). */
type Row = readonly [Texts, Texts, number, number, number, number, number];

interface TourRecord {
  readonly fromDate: string;
  readonly toDate: string;
  readonly priceList: { readonly body: readonly Row[] };
}

/** On the page of the tour that the sample is about, by its second hotel. */
export const toursEntryPoint: EntryPoint = async (page, service, language) => {
  const id = String(service.sample.tour_group);
  const tour = (await answerOf(`client/show_tour_group/${id}/`)) as TourRecord;
  const row = tour.priceList.body[1];
  if (!row) throw new Error('a price list without a second line');
  const [flyDate, hotel, star, adult, child2bo6, child6bo12, infant] = row;
  await page.goto(recordPage(service, id));
  await page.locator('.rg-step').waitFor();
  await page.locator('.tour-choose').nth(1).click();
  const name = String(hotel[LANGUAGES.indexOf(language)]);
  await page.locator('#f-hotelName').getByText(name, { exact: true }).waitFor();
  return {
    values: {
      hotelName: hotel[2],
      star,
      flyDate: flyDate[2],
      fromDate: tour.fromDate,
      toDate: tour.toDate,
      priceOfAdult: adult,
      priceOfInfant: infant,
      priceOfChild2bo6: child2bo6,
      priceOfChild6bo12: child6bo12,
    },
  };
};
