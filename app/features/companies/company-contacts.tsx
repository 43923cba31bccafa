import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Link } from '@tanstack/react-router'
import { Globe, Phone } from 'lucide-react'
import type { CompanyTexts } from '#app/features/companies/company-texts.ts'
import type { Company } from '#app/features/companies/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { telephoneLink } from '#i18n/typed/phone.ts'

const way = `${standaloneLink} wrap-anywhere`

/** Who answers for a company, each as a card, and the ways to reach it. */
export function CompanyContacts({ company, text }: { company: Company; text: CompanyTexts }) {
  const { _id, telephone, website } = company
  const people = (['nameOne', 'nameTwo'] as const)
    .map(name => ({ name: text(name), designation: text(`${name}Designation`) }))
    .filter(({ name }) => name.children)
  return (
    <section aria-labelledby="contacts" className="mt-12">
      <h2 id="contacts" className="text-2xl">
        {m.company_contacts()}
      </h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, designation }, n) => (
          <Card asChild key={n}>
            <li>
              <span className="block text-lg font-semibold wrap-anywhere" {...name} />
              <span className="mt-1 block text-muted wrap-anywhere" {...designation} />
            </li>
          </Card>
        ))}
        <li className="flex flex-col items-start justify-center gap-1">
          <Button asChild variant="secondary">
            <Link to="/contact-us" search={{ company: _id }}>
              {m.company_write({ name: text('companyName').children })}
            </Link>
          </Button>
          {telephone && (
            <a href={telephoneLink(telephone)} className={way}>
              <Phone aria-hidden="true" className="size-5 shrink-0" />
              {formatDigits(telephone)}
            </a>
          )}
          {website && (
            <a href={website} rel="noopener" className={way}>
              <Globe aria-hidden="true" className="size-5 shrink-0" />
              {website.replace(/^https?:\/\/|\/$/g, '')}
            </a>
          )}
        </li>
      </ul>
    </section>
  )
}
