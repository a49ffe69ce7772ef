// What a mail about an enquiry is for.

/** `notice` tells staff, `receipt` the visitor that it arrived, `confirmation` asks for the click of a sign-up. */
export const MAIL_PURPOSES = ['notice', 'receipt', 'confirmation'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];
