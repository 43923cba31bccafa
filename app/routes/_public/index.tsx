import { Button } from '@agency/ui/Button'
import { Picture } from '@agency/ui/Picture'
import { Section } from '@agency/ui/Section'
import { createFileRoute, Link } from '@tanstack/react-router'
import { listClientCards } from '#app/clients.ts'
import { agencyData, pageHead } from '#app/head.ts'
import { link } from '#app/link.ts'
import { m } from '#app/paraglide/messages.js'
import { site, telephoneLink } from '#app/site.ts'

export const Route = createFileRoute('/_public/')({
  loader: async () => ({ countries: (await listClientCards()).length, years: new Date().getFullYear() - site.since }),
  head: () => ({ ...pageHead(m.home_title(), m.home_description()), scripts: [agencyData()] }),
  component: Home,
})

function Home() {
  return (
    <>
      <Hero />
      <Facts />
      <Section space="lg" className="grid gap-10 md:grid-cols-3 md:gap-12">
        <Words title={m.home_record_title()} text={m.home_record_text()} />
        <Words title={m.home_employers_title()} text={m.home_employers_text()} />
        <Words title={m.home_workers_title()} text={m.home_workers_text()} />
      </Section>
    </>
  )
}

function Hero() {
  const sources = (['avif', 'webp'] as const).map(format => ({ type: `image/${format}`, srcSet: [800, 1600].map(width => `/drawings/river-bridge-${width}.${format} ${width}w`).join(', ') }))
  return (
    <Section space="sm" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <div>
        <h1 className="text-4xl">{m.home_welcome({ name: site.name, licence: site.licence })}</h1>
        <p className="mt-6 max-w-text text-lg text-muted">{m.home_tagline()}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button asChild variant="accent" size="lg"><Link to="/our-clients">{m.home_see_clients()}</Link></Button>
          <a className={`${link} inline-flex min-h-11 items-center`} href={telephoneLink(site.phones[0])}>{m.home_call({ phone: site.phones[0] })}</a>
        </div>
      </div>
      <Picture
        src="/drawings/river-bridge-1600.webp" sources={sources} sizes="(min-width: 64rem) 36rem, 100vw" width={1600} height={1067}
        alt={m.home_picture()} loading="eager" fetchPriority="high" className="rounded-lg"
      />
    </Section>
  )
}

function Facts() {
  const { countries, years } = Route.useLoaderData()
  const facts = [
    { figure: site.placed, label: m.fact_placed() },
    { figure: String(countries), label: m.fact_countries() },
    { figure: String(years), label: m.fact_years() },
    { figure: site.licence, label: m.fact_licence() },
  ]
  return (
    <Section ground="surface" space="sm" aria-label={m.home_facts()} className="border-y border-line">
      <dl className="grid grid-cols-2 gap-8 lg:grid-cols-4">
        {facts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-muted">{label}</dt>
            <dd className="font-display text-3xl font-semibold text-brand tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return <div><h2 className="text-xl">{title}</h2><p className="mt-3 text-muted">{text}</p></div>
}
