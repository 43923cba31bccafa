import { ServiceCard } from '@agency/ui/ServiceCard'
import {
  BadgeCheck,
  BriefcaseBusiness,
  Building2,
  Globe,
  Handshake,
  LifeBuoy,
  ListChecks,
  Phone,
  UsersRound,
} from 'lucide-react'
import type { LinkProps } from '@tanstack/react-router'
import { localPath } from '#i18n/locale.ts'
import { reachUs } from '#i18n/reach.ts'
import { m } from '#i18n/paraglide/messages.js'

type Step = { to: NonNullable<LinkProps['to']>; icon: typeof Globe; title: () => string; text: () => string }

const steps = {
  jobs: { to: '/jobs', icon: BriefcaseBusiness, title: m.jobs_title, text: m.doors_jobs },
  fees: { to: '/licence-and-fees', icon: BadgeCheck, title: m.fees_title, text: m.doors_fees },
  workers: { to: '/hire-workers', icon: UsersRound, title: m.ways_workers, text: m.next_workers },
  procedure: { to: '/recruitment-procedure', icon: ListChecks, title: m.nav_procedure, text: m.next_procedure },
  countries: { to: '/our-clients', icon: Globe, title: m.nav_our_clients, text: m.next_countries },
  services: { to: '/all-services', icon: Handshake, title: m.nav_all_services, text: m.next_services },
  companies: { to: '/our-companies', icon: Building2, title: m.nav_companies, text: m.next_companies },
  contact: { to: '/contact-us', icon: Phone, title: m.nav_contact, text: m.next_contact },
  complaints: { to: '/complaints', icon: LifeBuoy, title: m.ways_complaints, text: m.next_complaints },
} satisfies Record<string, Step>

/** What the reader of a page is likely to look for after it. */
const nextOf = {
  about: ['countries', 'jobs', 'workers'],
  'all-services': ['jobs', 'workers', 'contact'],
  check: ['jobs', 'fees', 'complaints'],
  client: ['fees', 'workers'],
  clients: ['jobs', 'workers'],
  companies: ['jobs', 'contact'],
  company: ['services', 'companies'],
  employment: ['jobs', 'fees', 'procedure'],
  fees: ['jobs', 'complaints'],
  gallery: ['countries', 'jobs'],
  manpower: ['workers', 'procedure', 'countries'],
  mission: ['services', 'countries'],
  'mission-vision': ['services', 'countries'],
  news: ['jobs', 'fees'],
  procedure: ['jobs', 'fees', 'workers'],
  search: ['jobs', 'fees', 'contact'],
  ticket: ['contact', 'procedure'],
  values: ['companies', 'countries'],
  visa: ['fees', 'procedure', 'contact'],
} satisfies Record<string, (keyof typeof steps)[]>

/** Where a page leads on to, at its end; nothing on pages that are an end themselves. For static components. docs/decisions/0022 says why. */
export function NextSteps({ page }: { page: string }) {
  const all: (keyof typeof steps)[] = Object.hasOwn(nextOf, page) ? nextOf[page as keyof typeof nextOf] : []
  const next = all.filter(name => name !== 'contact' || reachUs())
  if (next.length === 0) return null
  return (
    <nav
      aria-label={m.next_label()}
      className={`mt-12 grid gap-3 sm:gap-4 print:hidden ${next.length === 2 ? 'sm:grid-cols-2' : 'md:grid-cols-3'}`}
    >
      {next.map(name => {
        const { to, icon: Icon, title, text } = steps[name]
        return (
          <ServiceCard
            key={name}
            href={localPath(to)}
            variant="row"
            headingLevel="h2"
            icon={<Icon aria-hidden="true" />}
            title={title()}
            description={text()}
          />
        )
      })}
    </nav>
  )
}
