import { Button } from '@agency/ui/Button'
import { Carousel } from '@agency/ui/Carousel'
import { Section } from '@agency/ui/Section'
import { Stat, Stats } from '@agency/ui/Stat'
import { createFileRoute, Link } from '@tanstack/react-router'
import { listClientCards } from '#app/clients.ts'
import { listCompanies } from '#app/companies.ts'
import { Drawing } from '#app/drawing.tsx'
import { agencyData, pageHead } from '#app/head.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { site } from '#app/site.ts'
import { Brands, Countries, News, Partners, Procedure, Services, WhyUs } from './-home-sections.tsx'

export const Route = createFileRoute('/_public/')({
  loader: async () => {
    const [clients, companies] = await Promise.all([listClientCards(), listCompanies()])
    return {
      countries: clients.length,
      employed: clients.reduce((sum, { employed }) => sum + employed, 0),
      years: new Date().getFullYear() - site.since,
      partners: companies.map(({ _id, logo, companyName }) => ({ _id, logo, companyName })),
    }
  },
  head: () => ({ ...pageHead(m.home_title(), m.home_description()), scripts: [agencyData()] }),
  component: Home,
})

function Home() {
  const { countries, employed, years, partners } = Route.useLoaderData()
  return (
    <>
      <Hero />
      <Section ground="surface" space="sm" aria-label={m.home_facts()} className="border-b border-line">
        <Stats>
          <Stat value={site.placed} label={m.fact_placed()} />
          <Stat value={countries.toLocaleString(getLocale())} label={m.fact_countries()} />
          <Stat value={years.toLocaleString(getLocale())} label={m.fact_years()} />
          <Stat value={site.licence} label={m.fact_licence()} />
        </Stats>
      </Section>
      <Services />
      <WhyUs />
      <Procedure />
      <Countries countries={countries} employed={employed} />
      <Brands />
      <Partners partners={partners} />
      <News />
    </>
  )
}

function Hero() {
  const wide = { widths: [640, 960, 1600], ratio: 16 / 9, sizes: '100vw', className: 'size-full' }
  const slides = [
    <Drawing key="river" name="hero-river" alt={m.home_picture()} loading="eager" fetchPriority="high" {...wide} />,
    <Drawing key="gulf" name="hero-gulf" alt={m.home_picture_gulf()} {...wide} />,
    <Drawing key="aircraft" name="hero-aircraft" alt={m.home_picture_aircraft()} {...wide} />,
  ]
  return (
    <Carousel label={m.carousel_label()} slides={slides} words={{ roleDescription: m.carousel_role(), previous: m.carousel_previous(), next: m.carousel_next(), position: (n, of) => m.gallery_position({ n, of }) }}>
      <h1 className="text-4xl">{m.home_welcome({ name: site.name, licence: site.licence })}</h1>
      <p className="mt-4 text-lg text-on-deep-muted">{m.home_tagline()}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button asChild variant="accent" size="lg"><Link to="/contact-us">{m.nav_contact()}</Link></Button>
        <Link to="/our-clients" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">{m.home_see_clients()}</Link>
      </div>
    </Carousel>
  )
}
