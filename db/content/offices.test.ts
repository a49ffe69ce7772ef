// The offices: their order and their number (docs/contract.md, Contact).
import { expect, test } from 'bun:test';
import { company } from './company.ts';
import { offices } from './offices.ts';

test('five offices, the headquarters first', () => {
  expect(offices.map(({ city }) => city)).toEqual([
    'Liverpool',
    'Leeds',
    'Edinburgh',
    'Miami',
    'Ottawa',
  ]);
});

test('an office that is not open yet says so and has no phone', () => {
  const soon = offices.filter(({ address }) => address.includes('Office opening soon'));
  expect(soon.map(({ city, phone }) => [city, phone])).toEqual([['Ottawa', undefined]]);
});

test('the headquarters is the address of the company', () => {
  expect(company.address).toEqual([company.legalName, ...(offices[0]?.address ?? [])]);
});
