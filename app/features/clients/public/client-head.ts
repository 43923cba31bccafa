import { countryText } from '#app/features/clients/country-text.ts'
import type { Client } from '#app/features/clients/queries.ts'
import { pageHead } from '#app/layouts/head.ts'
import { breadcrumbs } from '#app/layouts/structured-data.ts'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Title, description and breadcrumbs of a client country. */
export function clientHead(client: Client) {
  const name = countryText(client).children
  return {
    ...pageHead(name, import.meta.env.SSR && m.client_description({ country: name, name: agency().name })),
    scripts: [
      breadcrumbs([m.nav_home(), '/'], [m.clients_title(), '/our-clients'], [name, `/our-clients/${client._id}`]),
    ],
  }
}
