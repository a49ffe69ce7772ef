// The text around the sign-up for the newsletter, where it is confirmed by a mailed link.
import { company } from './company.ts';

export const signUpConfirmed = {
  title: 'You are on the list.',
  text: `The next ${company.name} Insights come to your inbox: one mail a month. Leave whenever you like.`,
};

export const signUpUnknown = {
  title: 'This link is not known',
  text: 'It may be incomplete, or the sign-up was withdrawn. Sign up again below, and a new link comes by mail.',
};
