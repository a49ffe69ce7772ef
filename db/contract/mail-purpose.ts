// The purposes of mails about enquiries.

/**
 * `notice` tells staff, `reminder` tells them that nobody has answered, `receipt` tells the visitor that it arrived,
 * `confirmation` asks for the click of a sign-up, `reply` carries an answer of staff.
 */
export const MAIL_PURPOSES = ['notice', 'receipt', 'confirmation', 'reminder', 'reply'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];
