import { testJourneys } from './journeys';

testJourneys('en');
