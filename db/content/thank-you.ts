// The text of the two confirmation pages (docs/contract.md, Confirmations and not found).

export interface ThankYouText {
  title: string;
  text: string;
  /** The text before the urgent phone number. */
  urgent: string;
}

export const enquiryThanks: ThankYouText = {
  title: 'Enquiry Received!',
  text: 'Thank you. Our commercial team will respond within 48 hours at the outside, usually within one working day, most likely with a question or two.',
  urgent: 'Too urgent to wait? Ring us on',
};

export const bookingThanks: ThankYouText = {
  title: 'Your Call with {name} is Booked!',
  text: 'Our commercial director will phone you on the number you gave, at the time you chose. There’s nothing to prepare.',
  urgent: 'Has something come up? Ring us on',
};
