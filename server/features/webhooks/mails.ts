import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'
import { composeMail, type EmailContent, type NoticeText } from '#server/mail/compose.ts'

const webhookActs: Record<string, typeof m.mail_webhook_added> = {
  'webhook-added': m.mail_webhook_added,
  'webhook-changed': m.mail_webhook_changed,
  'webhook-secret-renewed': m.mail_webhook_renewed,
  'webhook-deleted': m.mail_webhook_deleted,
}

type WebhookMail = { reader: string; by: string; action: string; name: string; host: string; links: [string, string] }

/** To each owner: somebody has done this to a webhook. The links lead to the webhooks and to the staff. */
export const webhookMail = ({ reader, by, action, name, host, links: [webhooks, staff] }: WebhookMail): EmailContent =>
  composeMail(m.mail_webhook_subject({ name, site: agency().name }), [
    m.mail_greeting({ name: reader }),
    (webhookActs[action] ?? m.mail_webhook_changed)({ by, name, host }),
    { link: webhooks },
    m.mail_webhook_end(),
    { link: staff },
  ])

/** A webhook has taken nothing for a day, or says it is gone. */
export const webhookOffNotice = ({ name }: { name: string }): NoticeText => ({
  subject: m.mail_webhook_off_subject({ name }),
  paragraphs: [m.mail_webhook_off_text()],
})
