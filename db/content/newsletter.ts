// The texts of a newsletter sign-up with confirmation by a mailed link.

export const signUpConfirmed = {
  title: 'You’re on the list.',
  text: 'The next issue of {name} Insights will be in your inbox when it’s ready: one email a month. Leave whenever you like.',
};

export const signUpUnknown = {
  title: 'We don’t know this link.',
  text: 'Part of it may have been lost in the post, or the sign-up was withdrawn. Sign up again below and we’ll email you a new one.',
};
