import { m } from '#i18n/paraglide/messages.js'
import type { HeldReason } from '#server/drafts/held-draft.ts'
import type { NoticeText } from '#server/mail/compose.ts'

const heldReasons: Record<HeldReason, typeof m.mail_held_changed> = {
  changed: m.mail_held_changed,
  invalid: m.mail_held_invalid,
  failed: m.mail_held_failed,
  restored: m.mail_held_restored,
}

/** A scheduled draft was not published at its time. */
export const heldNotice = ({ title, reason }: { title: string; reason: HeldReason }): NoticeText => ({
  subject: m.mail_held_subject({ title }),
  paragraphs: [heldReasons[reason]({ title })],
})
