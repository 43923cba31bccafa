import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reachUs } from '#i18n/reach.ts'
import { getLocale, getTextDirection } from '#i18n/paraglide/runtime.js'

export type EmailContent = { subject: string; text: string; html: string }
/** What staff hear of an event. A daily digest has the subject alone. */
export type NoticeText = { subject: string; paragraphs: string[] }
export type LinkList = { title: string; entries: { text: string; link: string }[]; end?: string | undefined }
/** A text, in which nothing becomes a link; an address of ours; what staff wrote, as it is; or a list. */
type Part = string | { link: string } | { words: string } | LinkList

/**
 * A mail in plain text and HTML. Paragraphs are plain text and escaped; in a list each entry is a text with its link. Texts have names and
 * words of strangers in them, so nothing in a text or the subject is an address that a mail program would make a link of.
 */
export function composeMail(title: string, parts: Part[]): EmailContent {
  const subject = withoutLinks(title)
  const paragraphs = parts.map(part => (typeof part === 'string' ? { said: withoutLinks(part) } : part))
  const { name, licences, addresses } = agency()
  const end = [name, licences[0]?.number, addresses[0]?.lines.join(', ')].filter(Boolean).join(' · ')
  const body = paragraphs.map(htmlOf).join('\n')
  return {
    subject,
    text: `${[...paragraphs.map(textOf), '-- ', end].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${getLocale()}" dir="${getTextDirection()}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body style="margin:0;padding:24px;background:#fbfaf5;color:#14231f;font:17px/1.6 'Segoe UI',Helvetica,Arial,sans-serif"><div style="max-width:600px;margin:auto;padding:32px;background:#fff;border:1px solid #e2e0d6;border-radius:12px"><h1 dir="auto" style="margin:0 0 24px;font:600 22px/1.3 Georgia,serif;color:#084f44">${escape(subject)}</h1>\n${body}\n<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2e0d6;font-size:14px;color:#56635e">${escape(end)}</p></div></body></html>`,
  }
}

/** What staff write to somebody, with the links that they want: a paragraph that is an address is one. */
export const ownWords = (text: string): Part[] =>
  text.split(/\n{2,}/).map(words => (/^https?:\/\/\S+$/.test(words) ? { link: words } : { words }))

/** A notice as a mail of its own; `choices` is the link to where its reader chooses what to hear of. */
export const noticeMail = (
  { subject, paragraphs }: NoticeText,
  { name, link, choices }: { name: string; link: string; choices: string },
): EmailContent =>
  composeMail(subject, [m.mail_greeting({ name }), ...paragraphs, { link }, m.mail_notice_change(), { link: choices }])

/** To the sender of a message: what a member of staff answers. */
export const answerMail = ({ subject, text }: { subject: string; text: string }): EmailContent =>
  composeMail(subject, ownWords(text))

/** How a mail ends that nobody need answer: how to reach us. */
export function receiptEnd(): string {
  const reach = reachUs()
  return reach ? m.mail_receipt_end({ reach }) : m.mail_receipt_end_alone()
}

type Shown = Exclude<Part, string> | { said: string }

function textOf(part: Shown) {
  if ('link' in part) return part.link
  if ('words' in part) return part.words
  if ('said' in part) return part.said
  return [
    part.title,
    ...part.entries.map(({ text, link }) => `- ${withoutLinks(text)}\n  ${link}`),
    ...(part.end ? [part.end] : []),
  ].join('\n')
}

function htmlOf(part: Shown) {
  if ('link' in part) return paragraphIn(`<a href="${escape(part.link)}" style="${LINK}">${escape(part.link)}</a>`)
  if ('words' in part) return paragraphIn(escape(part.words), ' dir="auto"')
  return 'said' in part ? paragraphIn(escape(part.said)) : listIn(part)
}

const LINK = 'color:#084f44;overflow-wrap:anywhere'

const paragraphIn = (html: string, direction = '') =>
  `<p${direction} style="margin:0 0 16px;white-space:pre-line">${html}</p>`

function listIn({ title, entries, end }: LinkList) {
  const items = entries.map(
    ({ text, link }) =>
      `<li dir="auto" style="margin:0 0 8px"><a href="${escape(link)}" style="${LINK}">${escape(withoutLinks(text))}</a></li>`,
  )
  return `<h2 style="margin:24px 0 8px;font-size:17px">${escape(title)}</h2>\n<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join('')}</ul>${end ? paragraphIn(escape(end)) : ''}`
}

/** An e-mail address by itself, as people give theirs: replying to it is what it is for. */
const MAIL_ADDRESS = /^[("“]?[\w.+-]+@(?:[\w-]+\.)+\w+[)"”.,;:]*$/
/** A dot or colon in what mail programs take for an address of the web. */
const JOINT = /(?<=[\p{L}\p{M}\p{N}])[.:。．｡](?=[\p{L}/\\])/gu

/** With a space after each dot and colon that could be inside an address: “https: //evil. example”. */
const withoutLinks = (text: string) =>
  text
    .split(/(\s+)/)
    .map(word => (MAIL_ADDRESS.test(word) ? word : word.replace(JOINT, '$& ')))
    .join('')

function escape(text: string) {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
