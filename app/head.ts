import { createIsomorphicFn } from '@tanstack/react-start'
import { m } from '#app/paraglide/messages.js'
import { site } from '#app/site.ts'
import { config } from '#server/config.ts'

/** Where this site is reached from outside, without a slash at the end. */
export const siteAddress = createIsomorphicFn().server(() => config.PUBLIC_URL).client(() => location.origin)

/** A page's own title and description, for its route's `head`; the root adds the canonical address and the share picture. */
export function pageHead(title: string, description: string) {
  const whole = m.page_title({ title, site: site.name })
  return { meta: [{ title: whole }, { name: 'description', content: description }, { property: 'og:title', content: whole }, { property: 'og:description', content: description }] }
}

/** Structured data for search engines, as a `scripts` entry of a route's `head`. */
export function structuredData(data: object) {
  return { type: 'application/ld+json', children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c') }
}

/** Where a page stands, from the home page down: `[name, path]`. */
export function breadcrumbs(...steps: [string, string][]) {
  return structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], n) => ({ '@type': 'ListItem', position: n + 1, name, item: siteAddress() + path })),
  })
}
