// The purposes of mails about enquiries.

/**
 * `notice` and `reminder` go to staff: about a new and about an unanswered enquiry. The visitor gets `receipt` for an enquiry,
 * `confirmation` with the link for a sign-up, and `reply` with an answer of staff.
 */
export const MAIL_PURPOSES = ['notice', 'receipt', 'confirmation', 'reminder', 'reply'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];
