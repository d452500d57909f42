import { testJourneys } from './journeys';

testJourneys('ku');
