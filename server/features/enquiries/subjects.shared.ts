import { m } from '#i18n/paraglide/messages.js'
import type { Subject } from '#server/features/enquiries/subject-lists.shared.ts'

export * from '#server/features/enquiries/subject-lists.shared.ts'

export const subjectLabels: Record<Subject, () => string> = {
  work: m.subject_work,
  workers: m.subject_workers,
  visa: m.subject_visa,
  ticket: m.subject_ticket,
  training: m.subject_training,
  complaint: m.subject_complaint,
  other: m.subject_other,
}
