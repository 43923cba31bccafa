import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { m } from '#i18n/paraglide/messages.js'
import { agency } from '#i18n/agency.ts'

/** The site's public origin, without a slash at the end. */
export const siteAddress = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.publicUrl ?? '')
  .client(() => location.origin)

/**
 * A page's own title, description (left out where nobody searches, and by scripts, whose pages no search engine reads)
 * and picture for shared links, for its route's `head`; the root adds the canonical address, and a picture where there
 * is none.
 */
export function pageHead(title: string, description?: string | false, picture?: string) {
  const whole = m.head_title({ title, site: agency().name })
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
      ...(picture ? [{ property: 'og:image', content: new URL(picture, siteAddress()).href }] : []),
    ],
  }
}
