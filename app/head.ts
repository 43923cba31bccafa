import { m } from '#app/paraglide/messages.js'
import { site } from '#app/site.ts'

/** A page's own title and description, for its route's `head`. */
export function pageHead(title: string, description: string) {
  const whole = m.page_title({ title, site: site.name })
  return { meta: [{ title: whole }, { name: 'description', content: description }, { property: 'og:title', content: whole }, { property: 'og:description', content: description }] }
}
