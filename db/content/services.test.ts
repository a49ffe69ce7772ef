import { expect, test } from 'bun:test';
import { serviceGroups } from './services.ts';

test('names the services of the specification, group by group', () => {
  const names = Object.fromEntries(
    serviceGroups.map(({ id, services }) => [id, services.map(({ name }) => name)]),
  );
  expect(names).toEqual({
    strategy: [
      'eCommerce strategy and consultancy',
      'Marketing leadership',
      'AI strategy',
      'Embedded eCommerce manager',
      'International and cross-border',
      'Client training',
    ],
    development: [
      'Platform development',
      'Custom development',
      'UX and UI design',
      'Apps and integrations',
      'Security and compliance',
      'Hosting and managed cloud',
    ],
    marketing: [
      'Conversion optimisation',
      'Performance marketing',
      'Lifecycle and retention',
      'Creative production',
      'Data and measurement',
      'Trading and merchandising',
    ],
    operations: ['Store operations and platform management', 'Ongoing optimisation and support'],
  });
});
