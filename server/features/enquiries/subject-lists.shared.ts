// Without their names, as the lists of states.

/** What an enquiry can be about. */
export const SUBJECTS = ['work', 'workers', 'visa', 'ticket', 'training', 'complaint', 'other'] as const
export type Subject = (typeof SUBJECTS)[number]
