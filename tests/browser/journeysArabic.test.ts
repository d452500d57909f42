import { testJourneys } from './journeys';

testJourneys('ar');
