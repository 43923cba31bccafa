import { m } from '#app/paraglide/messages.js'
import { site } from '#app/site.ts'
import { config } from '#server/config.ts'

type Words = { subject: string; text: string; html: string }

/** What a group company reads when somebody has written through the contact form. */
export function enquiryMail({ id, reference, lastName, email, message, companyName }: { id: string; reference: string; lastName: string; email: string; message: string; companyName: string }): Words {
  return letter(m.mail_enquiry_subject({ reference, lastName }), [
    m.mail_enquiry_intro({ lastName, email, company: companyName }),
    message,
    m.mail_enquiry_reply(),
    `${config.PUBLIC_URL}/admin/enquiries/${id}`,
  ])
}

/** What owners and admins read when somebody has signed up and waits. */
export function waitingMail({ name, email }: { name: string; email: string }): Words {
  return letter(m.mail_waiting_subject({ name, site: site.name }), [m.mail_waiting_intro({ name, email }), m.mail_waiting_link(), `${config.PUBLIC_URL}/admin/staff`])
}

/** One letter in plain text and in quiet HTML. Every paragraph is text: nothing in it is read as markup. */
function letter(subject: string, paragraphs: string[]): Words {
  const end = `${site.name} · ${site.licence} · ${site.address.join(', ')}`
  const body = paragraphs.map(paragraph => `<p style="margin:0 0 16px;white-space:pre-line">${linked(escape(paragraph))}</p>`).join('\n')
  return {
    subject,
    text: `${[...paragraphs, '-- ', end].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#fbfaf5;color:#14231f;font:17px/1.6 'Segoe UI',Helvetica,Arial,sans-serif"><div style="max-width:600px;margin:auto;padding:32px;background:#fff;border:1px solid #e2e0d6;border-radius:12px"><h1 style="margin:0 0 24px;font:600 22px/1.3 Georgia,serif;color:#084f44">${escape(subject)}</h1>\n${body}\n<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2e0d6;font-size:14px;color:#56635e">${escape(end)}</p></div></body></html>`,
  }
}

function escape(text: string) {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

function linked(paragraph: string) {
  return /^https?:\/\/\S+$/.test(paragraph) ? `<a href="${paragraph}" style="color:#084f44">${paragraph}</a>` : paragraph
}
