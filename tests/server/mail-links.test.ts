import { expect, test } from 'vitest'
import { answerMail, type EmailContent, noticeMail, type NoticeText } from '#server/mail/compose.ts'
import { approvedMail } from '#server/features/accounts/mails.ts'
import { backupFailedNotice, digestMail } from '#server/features/notices/mails.ts'

const OURS = 'https://agency.example/admin'
/** What somebody may type as a name, a subject or a message, so that it becomes a link in the mail of somebody else. */
const TYPED =
  'https://evil.example/x www.evil.example, HTTP://EVIL.EXAMPLE evil.example:80/y www.evil.example,a@b.example https://evil.example'
const URL_LIKE = /https?:\/\/|www\.\w|evil\.example/i
/** What a template is given that nobody types. */
const ours: Record<string, unknown> = {
  link: OURS,
  login: OURS,
  forgot: OURS,
  choices: OURS,
  links: [OURS, OURS],
  email: 'salma@agency.example',
  what: 'begun',
  change: 'app-added',
  reason: 'changed',
  validUntil: '2027-06-30',
  endsAt: '2027-06-30T00:00:00Z',
  dueOn: '2027-06-30',
  on: 'applications',
  providers: [TYPED],
  references: [TYPED],
}
const typed = new Proxy(ours, { get: (_, key) => ours[String(key)] ?? TYPED }) as never
/** What staff write themselves may have links. */
const byStaff = new Set(['answerMail', 'demandStepMail'])

type Template = (details: never) => EmailContent | NoticeText
/** Every mail of every feature. */
const all = Object.values(
  import.meta.glob<Record<string, Template>>('/server/features/*/*mails.ts', { eager: true }),
).flatMap(templates => Object.entries(templates))

test('nothing that somebody has typed is a link in any mail, nor in its subject', () => {
  const read = []
  for (const [name, template] of all) {
    if (byStaff.has(name) || name === 'noticeMail' || name === 'digestMail') continue
    const made = name === 'backupFailedNotice' ? backupFailedNotice(TYPED) : template(typed)
    const mail = 'html' in made ? made : noticeMail(made, typed)
    for (const text of [mail.subject, mail.text, mail.html])
      expect([name, URL_LIKE.exec(text.replaceAll(OURS, ''))?.[0]]).toEqual([name, undefined])
    if (mail.text.includes('evil')) read.push(name)
  }
  expect(read).toEqual(expect.arrayContaining(['waitingNotice', 'approvedMail', 'enquiryMail', 'signUpWaitsMail']))
})

test('a digest has our links alone', () => {
  const { text, html } = digestMail([{ title: 'Waiting', entries: [{ text: TYPED, link: OURS }] }], typed)
  expect(`${text} ${html}`.replaceAll(OURS, '')).not.toMatch(URL_LIKE)
})

test('our own links stay, and e-mail addresses by themselves', () => {
  const { text, html } = approvedMail({ name: 'Md.Rahim (rahim@mail.example.com)', link: OURS })
  expect(text).toContain('Dear Md. Rahim (rahim@mail.example.com),')
  expect(html).toContain(`<a href="${OURS}"`)
})

test('what staff write has the links that they want', () => {
  const { text, html } = answerMail({ subject: 'Your question', text: 'See\n\nhttps://bmet.gov.bd/jobs' })
  expect(text).toContain('https://bmet.gov.bd/jobs')
  expect(html).toContain('<a href="https://bmet.gov.bd/jobs"')
  expect(html, 'whatever language it is in').toContain('<p dir="auto"')
})
