import { agency } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { HeldReason } from '#server/drafts/held-draft.ts'
import { composeMail, type EmailContent, type LinkList } from '#server/mail/compose.ts'

const heldReasons: Record<HeldReason, typeof m.mail_held_changed> = {
  changed: m.mail_held_changed,
  invalid: m.mail_held_invalid,
  failed: m.mail_held_failed,
  restored: m.mail_held_restored,
}

/** What staff hear of an event. A daily digest has the subject alone. */
export type NoticeText = { subject: string; paragraphs: string[] }

/** A notice as a mail of its own; `choices` is the link to where its reader chooses what to hear of. */
export const noticeMail = (
  { subject, paragraphs }: NoticeText,
  { name, link, choices }: { name: string; link: string; choices: string },
): EmailContent =>
  composeMail(subject, [m.mail_greeting({ name }), ...paragraphs, { link }, m.mail_notice_change(), { link: choices }])

/** The notices of a day in one mail. */
export const digestMail = (groups: LinkList[], { name, choices }: { name: string; choices: string }): EmailContent =>
  composeMail(m.mail_digest_subject({ site: agency().name }), [
    m.mail_greeting({ name }),
    m.mail_digest_intro(),
    ...groups,
    m.mail_notice_change(),
    { link: choices },
  ])

/** Somebody has signed up and waits for approval. */
export const waitingNotice = ({ name, email }: { name: string; email: string | null }): NoticeText => ({
  subject: m.mail_waiting_subject({ name, site: agency().name }),
  paragraphs: [m.mail_waiting_intro({ name, email: email ?? m.mail_no_address() }), m.mail_waiting_link()],
})

/** A scheduled draft was not published at its time. */
export const heldNotice = ({ title, reason }: { title: string; reason: HeldReason }): NoticeText => ({
  subject: m.mail_held_subject({ title }),
  paragraphs: [heldReasons[reason]({ title })],
})

/** A message came through the contact form: neither its sender nor its text, which stay in the staff area. */
export const enquiryNotice = ({ reference, companyName }: { reference: string; companyName: string }): NoticeText => ({
  subject: m.mail_arrived_subject({ reference, company: companyName }),
  paragraphs: [m.mail_arrived_text({ reference, company: companyName })],
})

/** Somebody has applied: neither name nor telephone, which stay in the staff area. */
export const applicationNotice = ({ reference, job }: { reference: string; job: string }): NoticeText => ({
  subject: m.mail_application_subject({ reference, job: job || m.application_any_job() }),
  paragraphs: [m.mail_application_text({ reference })],
})

/** A complaint waits for an officer: its text, code and time stay in the staff area, and how many there are. */
export const complaintNotice = (): NoticeText => ({
  subject: m.mail_complaint_subject({ site: agency().name }),
  paragraphs: [m.mail_complaint_text()],
})

/** The first answer to a complaint is due, or overdue. */
export const complaintDueNotice = (): NoticeText => ({
  subject: m.mail_complaint_due_subject({ site: agency().name }),
  paragraphs: [m.mail_complaint_due_text()],
})

/** Documents of workers end in 90, 30 or 7 days: nobody's name. */
export const workerExpiryNotice = (): NoticeText => ({
  subject: m.mail_worker_expiry_subject({ site: agency().name }),
  paragraphs: [m.mail_worker_expiry_text()],
})

/** An employer asks for workers: neither company nor contact, which stay in the staff area. */
export const demandNotice = ({ reference }: { reference: string }): NoticeText => ({
  subject: m.mail_demand_notice_subject({ reference }),
  paragraphs: [m.mail_demand_notice_text({ reference })],
})

/** Somebody was given a message, an application or a demand to work on, or several at once. */
export const assignedNotice = ({
  on,
  by,
  references,
}: {
  on: 'applications' | 'demands' | 'enquiries'
  by: string
  references: string[]
}): NoticeText => ({
  subject: assignedSubjects[on]({ by, ...plural(references.length), reference: references[0] ?? '' }),
  paragraphs: [
    on === 'enquiries'
      ? m.mail_assigned_text({ references: references.join(', ') })
      : m.mail_assigned_record_text({ references: references.join(', ') }),
  ],
})

const assignedSubjects = {
  applications: m.mail_assigned_application_subject,
  demands: m.mail_assigned_demand_subject,
  enquiries: m.mail_assigned_subject,
}

/** Somebody was given a task: its sentence may name people and stays in the staff area. */
export const taskNotice = ({ by, reference, dueOn }: { by: string; reference: string; dueOn: string }): NoticeText => {
  const date = formatDate(`${dueOn}T12:00:00+06:00`, { dateStyle: 'medium' })
  return { subject: m.mail_task_subject({ by, reference }), paragraphs: [m.mail_task_text({ reference, date })] }
}

export const backupFailedNotice = (problem: string): NoticeText => ({
  subject: m.mail_backup_subject({ site: agency().name }),
  paragraphs: [m.mail_backup_text(), problem.slice(0, 500), m.mail_backup_end()],
})

/** The clock has jumped, or more is due to be deleted than is usual: an owner has to look. */
export const erasureHeldNotice = (): NoticeText => ({
  subject: m.mail_erasure_held_subject({ site: agency().name }),
  paragraphs: [m.mail_erasure_held_text()],
})

/** A webhook has taken nothing for a day, or says it is gone. */
export const webhookOffNotice = ({ name }: { name: string }): NoticeText => ({
  subject: m.mail_webhook_off_subject({ name }),
  paragraphs: [m.mail_webhook_off_text()],
})

export const licenceNotice = ({ number, validUntil }: { number: string; validUntil: string }): NoticeText => {
  const date = formatDate(`${validUntil}T12:00:00+06:00`, { dateStyle: 'long' })
  return {
    subject: m.mail_licence_subject({ number, date }),
    paragraphs: [m.mail_licence_text({ number, date })],
  }
}

/** An API token ends soon: the program that has it needs another. */
export const tokenEndsNotice = ({ name, endsAt }: { name: string; endsAt: string }): NoticeText => {
  const date = formatDate(endsAt, { dateStyle: 'long' })
  return { subject: m.mail_token_ends_subject({ name, date }), paragraphs: [m.mail_token_ends_text({ name, date })] }
}
