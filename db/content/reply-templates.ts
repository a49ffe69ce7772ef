// The default templates for replies.

/** `{name}` is replaced by the sender's first name. */
export const replyTemplates = [
  {
    name: 'Suggest a call',
    text: 'Hello {name},\n\nThank you for writing to us. It would be easiest to talk: would a call of half an hour this week suit you? Tell us two or three times, and we will send an invitation.\n\nKind regards',
  },
  {
    name: 'Ask for details',
    text: 'Hello {name},\n\nThank you for your enquiry. So that the right person can answer, could you tell us which platform your shop runs on, roughly how many orders it takes in a month, and by when you would like to start?\n\nKind regards',
  },
  {
    name: 'Decline',
    text: 'Hello {name},\n\nThank you for thinking of us. This is not work that we can do well, and we would rather say so at once than keep you waiting.\n\nWith best wishes',
  },
];
