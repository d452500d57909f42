import type { Json } from '../../src/definition/model/values';

/** The shared fields that a new service can start with, each with an answer for its sample. */
export const SAMPLES: Readonly<Record<string, Json>> = {
  'person/firstName': 'Dana',
  'person/surname': 'Ali',
  'person/email': 'dana.ali@example.com',
  'person/phoneNumber': '07501234567',
  'person/dateOfBirth': '1990-05-21',
  'place/country': 'Iraq',
  'place/city': 'Erbil',
  'passport/passportNumber': 'A1234567',
  'passport/passportIssuedDate': '2022-03-01',
  'passport/passportExpireDate': '2032-03-01',
  'work/companyName': 'Zagros',
  'work/jobPosition': 'Engineer',
};

/** The fields that a new form has by default. */
export const USUAL = ['person/firstName', 'person/surname', 'person/email', 'person/phoneNumber'];

/** Fields that other fields depend on. */
export const NEEDS: Readonly<Record<string, readonly string[]>> = {
  'place/city': ['place/country'],
  'passport/passportExpireDate': ['passport/passportIssuedDate'],
};
