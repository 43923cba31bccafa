import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { agency, site } from '#i18n/agency.ts'

/** The site's public origin, without a slash at the end. */
export const siteAddress = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.publicUrl ?? '')
  .client(() => location.origin)

/** A page's own title, description (left out where nobody searches, and by scripts, whose pages no search engine reads) and picture for shared links, for its route's `head`; the root adds the canonical address. */
export function pageHead(title: string, description?: string | false, picture = sharePicture()) {
  const whole = m.page_title({ title, site: agency().name })
  return {
    meta: [
      { title: whole },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      { property: 'og:title', content: whole },
      { property: 'og:image', content: new URL(picture, siteAddress()).href },
    ],
  }
}

/** The picture for shared links with this name (scripts/drawings/shares.ts draws them), or the site’s own; its text is in the page’s language. */
export const sharePicture = (name?: string) =>
  `/drawings/share${name ? `-${name}` : ''}${getLocale() === 'bn' ? '-bn' : ''}.jpg`

/** Structured data for search engines, as a `scripts` entry of a route's `head`. */
export function structuredData(data: object) {
  return {
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
  }
}

/** The agency as search engines know such businesses. */
export function agencyData() {
  const [street, road, city] = agency().address
  return structuredData({
    '@type': 'EmploymentAgency',
    '@id': `${siteAddress()}/#agency`,
    name: agency().name,
    url: siteAddress() + localPath('/'),
    foundingDate: String(site.since),
    logo: `${siteAddress()}/icon-512.png`,
    image: siteAddress() + sharePicture(),
    telephone: site.phones[0],
    email: site.emails[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${road}`,
      addressLocality: city,
      addressCountry: 'BD',
    },
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      identifier: site.licence,
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
