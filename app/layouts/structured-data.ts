import { siteAddress } from '#app/layouts/head.ts'
import { agency } from '#i18n/agency.ts'
import { localPath } from '#i18n/locale.ts'

/** Structured data for search engines, as a `scripts` entry of a route's `head`. */
export function structuredData(data: object) {
  return {
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
  }
}

/** The agency as search engines know such businesses; nothing until it has a name. */
export function agencyData() {
  const { name, isNamed, mark, share, since, licences, phones, emails, addresses } = agency()
  if (!isNamed) return undefined
  const [licence] = licences
  const lines = addresses[0]?.lines ?? []
  return structuredData({
    '@type': 'EmploymentAgency',
    '@id': `${siteAddress()}/#agency`,
    name,
    url: siteAddress() + localPath('/'),
    foundingDate: since && String(since),
    logo: new URL(mark?.icons[1] ?? '/icon-512.png', siteAddress()).href,
    image: share && new URL(share, siteAddress()).href,
    telephone: phones[0]?.number,
    email: emails[0]?.email,
    address: lines.length > 0 && {
      '@type': 'PostalAddress',
      streetAddress: lines.slice(0, -1).join(', ') || lines[0],
      addressLocality: lines.length > 1 && lines.at(-1),
      addressCountry: 'BD',
    },
    hasCredential: licence && {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      identifier: licence.number,
    },
  })
}

/** Where a page stands, from the home page down: `[name, path]`. */
export function breadcrumbs(...steps: [string, string][]) {
  return structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: siteAddress() + localPath(path),
    })),
  })
}
