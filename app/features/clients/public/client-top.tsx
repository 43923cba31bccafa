import { countryText } from '#app/features/clients/country-text.ts'
import { Breadcrumb, BreadcrumbItem } from '@agency/ui/Breadcrumb'
import { Link } from '@tanstack/react-router'
import type { PublicClient } from '#app/features/clients/queries.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The head of a country's page: its name, flag and summary. */
export function ClientTop({ client }: { client: PublicClient }) {
  const name = countryText(client)
  return (
    <>
      <Breadcrumb label={m.breadcrumb()} className="pt-4">
        <BreadcrumbItem>
          <Link to="/">{m.nav_home()}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <Link to="/our-clients">{m.clients_title()}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem current {...name} />
      </Breadcrumb>
      <header className="max-w-text py-6 sm:py-8">
        <div className="flex items-end justify-between gap-4">
          <h1 className="min-w-0">
            <span className="mb-2 block font-sans text-sm font-semibold text-brand">{m.client_heading()}</span>{' '}
            <span className="block text-4xl" {...name} />
          </h1>
          {client.countryFlagImage && (
            <StoredPicture
              url={client.countryFlagImage}
              alt={m.flag_of({ country: name.children })}
              fit="contain"
              sizes="6rem"
              loading="eager"
              className="w-24 shrink-0 rounded-sm border border-line"
            />
          )}
        </div>
        <p
          className="mt-4 text-lg whitespace-pre-line text-muted"
          {...localizedText(client.workSummary, client.workSummaryBn)}
        />
      </header>
    </>
  )
}
