import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Actor } from '#server/actor.ts'
import { write } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { record } from '#server/features/activity/domain.ts'
import { limitMailTest } from '#server/features/system/limits.ts'
import { withoutPersons } from '#server/jobs/problem.ts'
import { sendNow } from '#server/mail/domain.ts'
import { composeMail } from '#server/mail/compose.ts'
import { outbox } from '#server/mail/transport.ts'

/** A sentence on how it ended, and what the mail server said. */
export type MailTest = { isSent: boolean; sentence: string; answer: string | null }

/** What nodemailer calls it, see its documentation on errors. */
const problems: Record<string, () => string> = {
  EAUTH: m.system_mail_login,
  ENOAUTH: m.system_mail_login,
  EENVELOPE: m.system_mail_envelope,
  ETLS: m.system_mail_encryption,
  EREQUIRETLS: m.system_mail_encryption,
  ECONNECTION: m.system_mail_unreachable,
  ETIMEDOUT: m.system_mail_unreachable,
  ESOCKET: m.system_mail_unreachable,
  EDNS: m.system_mail_unreachable,
  EPROXY: m.system_mail_unreachable,
}

/** Sends a mail to whoever asks, past the queue. Throws BAD_REQUEST without an address, and TOO_MANY_REQUESTS. */
export async function testMail(by: Actor & { id: string; email: string | null }): Promise<MailTest> {
  const { email } = by
  if (email === null) throw new AppError('BAD_REQUEST', m.system_mail_no_address())
  await limitMailTest(by.id)
  await write(transaction => record(transaction, by, 'mail-tested'))
  const site = agency().name
  const content = composeMail(m.mail_test_subject({ site }), [m.mail_test_text()])
  try {
    const answer = await sendNow({ to: email, ...content })
    if (outbox() !== null) return { isSent: true, sentence: m.system_mail_filed({ email }), answer: null }
    return { isSent: true, sentence: m.system_mail_sent({ email }), answer: answer ? withoutPersons(answer) : null }
  } catch (error) {
    const { code = '', response, message } = error as Error & { code?: string; response?: string }
    const isEncryption = code === 'ESOCKET' && /ssl|tls|certificate/i.test(message)
    const sentence = isEncryption ? m.system_mail_encryption : problems[code]
    return {
      isSent: false,
      sentence: (sentence ?? m.system_mail_other)(),
      answer: withoutPersons(response ?? message) || null,
    }
  }
}
