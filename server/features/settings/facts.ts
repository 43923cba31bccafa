import type { Agency, Network } from '#i18n/agency.ts'
import { baseLocale, type Locale, locales } from '#i18n/paraglide/runtime.js'
import { type ICON_SIZES, iconOf, sharePictureOf } from '#server/files/share.shared.ts'
import { colourSheetPath } from '#server/features/settings/colour.shared.ts'
import type { Settings } from '#server/features/settings/schema.ts'

/** Networks whose sign may stand without an address. */
const SIGNS = new Set<Network>(['instagram', 'twitter'])

/** The facts that visitors read in one language, from the published settings. `host` stands for a missing name. */
export function agencyIn(
  locale: Locale,
  host: string,
  { identity, licence, contact, networks, figures, languages }: Settings,
): Agency {
  const isBangla = locale === 'bn'
  /** A text in this language, and what marks the English one in its place. */
  function texts<Name extends string>(english: Given<Name>, bangla: Given<Name>, arabic?: Given<Name>) {
    const given = Object.entries<string | undefined>(english).filter(([, text]) => text)
    const own = { en: undefined, bn: bangla, ar: arabic }[locale]
    const isMissing = locale !== baseLocale && given.some(([name]) => !own?.[name as Name])
    return {
      ...Object.fromEntries(given.map(([name, text]) => [name, own?.[name as Name] || text])),
      ...(isMissing && { lang: 'en' as const }),
    } as { [N in Name]?: string } & { lang?: 'en' }
  }
  const name = (isBangla && identity?.nameBn) || identity?.name
  const shortName = (isBangla && identity?.shortNameBn) || identity?.shortName
  const hours = contact?.hours && texts({ text: contact.hours }, { text: contact.hoursBn }, { text: contact.hoursAr })
  return {
    name: name || host,
    ...(name && { isNamed: true }),
    ...(shortName && { shortName }),
    ...(identity?.since && { since: identity.since }),
    ...(identity?.mark && { mark: markOf(identity.mark) }),
    ...(identity?.colour && { colour: { value: identity.colour, styles: colourSheetPath(identity.colour) } }),
    ...(identity?.share && { share: sharePictureOf(identity.share, identity.shareFocus) }),
    ...(contact?.sketch && {
      sketch: { picture: contact.sketch, ...texts({ alt: contact.sketchAlt }, { alt: contact.sketchAltBn }) },
    }),
    ...(identity?.creditName && {
      credit: { name: identity.creditName, ...(identity.creditLink && { address: identity.creditLink }) },
    }),
    licences: (licence?.licences ?? []).map(
      ({ number, otherReading, authority, authorityBn, authorityAr, validUntil }) => ({
        number,
        ...(otherReading && { otherReading }),
        ...texts({ authority }, { authority: authorityBn }, { authority: authorityAr }),
        ...(validUntil && { validUntil }),
      }),
    ),
    phones: (contact?.phones ?? []).map(({ number, label, labelBn, labelAr, hasWhatsapp }) => ({
      number,
      ...texts({ label }, { label: labelBn }, { label: labelAr }),
      ...(hasWhatsapp && { hasWhatsapp }),
    })),
    emails: (contact?.emails ?? []).map(({ email, subject, subjectBn, subjectAr }) => ({
      email,
      ...texts({ subject }, { subject: subjectBn }, { subject: subjectAr }),
    })),
    addresses: (contact?.addresses ?? []).map(({ lines, linesBn, place }) => {
      const { text, lang } = texts({ text: lines }, { text: linesBn })
      return {
        lines: linesOf(text),
        ...(lang && { lang }),
        ...placeOf(place),
      }
    }),
    ...(hours && { hours: { lines: linesOf(hours.text), ...(hours.lang && { lang: hours.lang }) } }),
    networks: (networks?.networks ?? [])
      .map(({ network, address }) => ({ network: network as Network, ...(address && { address }) }))
      .filter(({ network, address }) => address || SIGNS.has(network)),
    ...(figures?.placed && {
      placed: { people: figures.placed, ...(figures.placedAsOf && { asOf: figures.placedAsOf }) },
    }),
    figures: (figures?.figures ?? []).flatMap(({ value, label, labelBn, asOf }) =>
      value === undefined
        ? []
        : [
            {
              value,
              ...texts({ label }, { label: labelBn }),
              label: (isBangla && labelBn) || label,
              ...(asOf && { asOf }),
            },
          ],
    ),
    languages: languages?.isEnglishOnly ? [baseLocale] : [...locales],
  }
}

/** A picture at another host is shown as it is. */
function markOf(path: string): NonNullable<Agency['mark']> {
  const at = (size: (typeof ICON_SIZES)[number]) => iconOf(path, size) ?? path
  return { small: at(64), icons: [at(192), at(512), at(180)] }
}

type Given<Name extends string> = Record<Name, string | undefined>

/** What staff typed as "23.7386, 90.3944". */
function placeOf(text = '') {
  const [latitude, longitude] = text.split(',').map(Number)
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude }
}

const linesOf = (text = '') =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
