import { m } from '#i18n/paraglide/messages.js'

/** What an enquiry can be about. */
export const subjectLabels = {
  work: m.subject_work,
  workers: m.subject_workers,
  visa: m.subject_visa,
  ticket: m.subject_ticket,
  training: m.subject_training,
  complaint: m.subject_complaint,
  other: m.subject_other,
}

export type Subject = keyof typeof subjectLabels
export const SUBJECTS = Object.keys(subjectLabels) as [Subject, ...Subject[]]
