import { agency } from '#i18n/agency.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { readEmail } from '#i18n/typed/email.ts'
import { hasWord, nameKeyOf } from '#i18n/typed/names.ts'
import { phoneDigits } from '#i18n/typed/phone-digits.ts'
import { readPhone } from '#i18n/typed/phone.ts'
import { foldText } from '#i18n/typed/text.ts'
import { wordsOf } from '#i18n/typed/words.ts'
import { config } from '#server/config/config.ts'
import { contributionsTo, type Words } from '#server/registration/define-feature.ts'
import { isShownAt } from '#server/site/site-pages.ts'

/** What people ask about, by what it looks like; `number` is any other with digits. */
export type AskedKind = 'phone' | 'email' | 'address' | 'name' | 'number'
/** Something of ours that visitors can read, on the page `path`. */
export type Ours = { kind: Exclude<AskedKind, 'number'>; shown: string; path: string; page: string }
/** What is known of what somebody asked about: what is ours, and what else they should know. */
export type Check = { kind: AskedKind; ours: Ours[]; advice: string[] }

/**
 * Says whether a telephone number, e-mail address, web address or name is one that the agency shows, in any spelling. It
 * knows what visitors can read, and nothing else.
 */
export async function check(asked: string): Promise<Check> {
  const kind = kindOf(asked)
  const advice = contributionsTo('check').flatMap(({ given: { advise } }) => advise?.(asked) ?? [])
  return { kind, ours: kind === 'number' ? [] : await findOurs(asked, kind), advice }
}

function kindOf(asked: string): AskedKind {
  if (readEmail(asked)) return 'email'
  if (addressIn(asked)) return 'address'
  if (phoneDigits(asked) && typeof readPhone(asked) === 'object') return 'phone'
  return /\p{N}/u.test(asked) ? 'number' : 'name'
}

/** A web address, with or without what browsers put in front of it. */
function addressIn(asked: string): URL | undefined {
  const text = asked.trim()
  const isAddress = /^https?:\/\//i.test(text) || /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(text)
  const address = /^https?:/i.test(text) ? text : `https://${text}`
  return isAddress && URL.canParse(address) ? new URL(address) : undefined
}

async function findOurs(asked: string, kind: Ours['kind']): Promise<Ours[]> {
  if (kind === 'address') return ourAddresses(addressIn(asked)!)
  const isIt = { phone: isPhone, email: isEmail, name: isName }[kind]
  const found = (await shown()).filter(each => each.kind === kind && isIt(asked, each.shown))
  return [...Map.groupBy(found, each => nameKeyOf(each.shown)).values()].map(([first]) => first!)
}

const isPhone = (asked: string, own: string) => phoneDigits(own) === phoneDigits(asked)
const isEmail = (asked: string, own: string) => readEmail(own) === readEmail(asked)

/** The same name, or two words of it at least. */
function isName(asked: string, own: string): boolean {
  const words = wordsOf(foldText(asked))
  return nameKeyOf(asked) === nameKeyOf(own) || (words.length > 1 && words.every(word => hasWord(foldText(own), word)))
}

/** Pages of this site, and those of the agency elsewhere. */
function ourAddresses({ host, pathname, search }: URL): Ours[] {
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, '')
  // a path that begins with two slashes would lead to another site
  const [ownHost, path] = [new URL(config.PUBLIC_URL).host, pathname.replaceAll(/\/+/g, '/').replace(/\/$/, '')]
  if (bare(host) === bare(ownHost))
    return [{ kind: 'address', shown: ownHost + path, path: (path || '/') + search, page: agency().name }]
  return agency().networks.flatMap(({ address }) => {
    if (!address || !URL.canParse(address)) return []
    const own = new URL(address)
    const isIt = bare(own.host) === bare(host) && own.pathname.replace(/\/$/, '').toLowerCase() === path.toLowerCase()
    return isIt ? [{ kind: 'address' as const, shown: address, path: address, page: own.host }] : []
  })
}

/** All that the agency says of how to reach it and of who works there. */
async function shown(): Promise<Ours[]> {
  const { name, shortName, phones, emails } = agency()
  const contact = { path: '/contact-us', page: m.group_contact() }
  const given = await Promise.all(contributionsTo('check').map(async ({ given: { people } }) => people?.() ?? []))
  const people = given.flat().filter(({ path: page }) => isShownAt(page))
  return [
    ...phones.map(({ number }) => ({ ...contact, kind: 'phone' as const, shown: number })),
    ...emails.map(({ email }) => ({ ...contact, kind: 'email' as const, shown: email })),
    ...[name, shortName ?? ''].filter(Boolean).map(text => ({ ...contact, kind: 'name' as const, shown: text })),
    ...people.flatMap(({ path, title, phone, names }) => {
      const page = { path, page: textOf(title) }
      return [
        ...(phone ? [{ ...page, kind: 'phone' as const, shown: phone }] : []),
        ...names.flatMap(({ english, bangla }) =>
          [english, bangla ?? ''].filter(Boolean).map(text => ({ ...page, kind: 'name' as const, shown: text })),
        ),
      ]
    }),
  ]
}

const textOf = ({ english, bangla }: Words) => localizedText(english, bangla).children
