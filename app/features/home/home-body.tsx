import { Button } from '@agency/ui/Button'
import { Section } from '@agency/ui/Section'
import { ServiceCard } from '@agency/ui/ServiceCard'
import { Step, Steps } from '@agency/ui/Steps'
import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, GraduationCap, Handshake, Languages, Plane, Scale, UsersRound, Wrench } from 'lucide-react'
import type { LocalizedHome } from '#app/features/home/queries.ts'
import type { ShortProcedure } from '#app/features/procedure/queries.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { TextBlocks } from '#app/layouts/text-blocks.tsx'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { parseText } from '#server/content/text-schema.ts'
import type { ServiceIcon } from '#server/features/home/schema.ts'
import { HomeSection } from './home-section.tsx'

const icons = {
  handshake: Handshake,
  people: UsersRound,
  wrench: Wrench,
  cap: GraduationCap,
  languages: Languages,
  scale: Scale,
  briefcase: BriefcaseBusiness,
  plane: Plane,
} satisfies Record<ServiceIcon, unknown>

export function Service({ title, summary, link, icon }: LocalizedHome['services'][number]) {
  const Sign = icons[icon as ServiceIcon] ?? Handshake
  return (
    <ServiceCard
      asChild
      icon={<Sign aria-hidden="true" />}
      title={<span {...title} />}
      text={summary.children && <span {...summary} />}
    >
      {link.startsWith('/') ? <Link to={link} /> : <a href={link} rel="noopener" />}
    </ServiceCard>
  )
}

type Props = CountriesProps & {
  home: LocalizedHome['body'] | undefined
  procedure: ShortProcedure | null
}

/** All that stands between the services and the sliders. What would say nothing is left out. */
export function HomeBody({ home, procedure, ...record }: Props) {
  return (
    <>
      {home && home.why.reasons.length > 0 && <WhyUs {...home.why} />}
      {procedure && <Procedure {...procedure} />}
      {record.countries > 0 && <Countries {...record} />}
      {home?.brands.text.children && <Brands {...home.brands} />}
    </>
  )
}

function WhyUs({ heading, picture, alt, focus, reasons }: LocalizedHome['body']['why']) {
  return (
    <Section ground="surface" className={picture && 'grid items-center gap-10 lg:grid-cols-2 lg:gap-16'}>
      {picture && (
        <StoredPicture
          url={picture}
          alt={alt.children}
          lang={alt.lang}
          focus={focus}
          sizes="(min-width: 64rem) 36rem, 100vw"
          className="aspect-3/2 rounded-lg"
        />
      )}
      <div>
        <h2 className="text-3xl" lang={heading.lang}>
          {heading.children}
        </h2>
        <dl className="mt-6 space-y-6">
          {reasons.map(({ title, text }, n) => (
            <div key={n}>
              <dt className="font-semibold" {...title} />
              <dd className="mt-1 text-muted" {...text} />
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function Procedure({ title, lead, steps }: ShortProcedure) {
  return (
    <HomeSection
      title={<span {...title} />}
      lead={lead.children && <span {...lead} />}
      action={
        <Button asChild variant="secondary">
          <Link to="/recruitment-procedure">
            {m.learn_more()}
            <span className="sr-only"> {m.learn_more_procedure()}</span>
          </Link>
        </Button>
      }
    >
      <Steps>
        {steps.map(({ title, summary }, n) => (
          <Step key={n} title={<span {...title} />}>
            <span {...summary} />
          </Step>
        ))}
      </Steps>
    </HomeSection>
  )
}

type CountriesProps = { countries: number; employed: number; asOf: string | null }

function Countries({ countries, employed, asOf }: CountriesProps) {
  return (
    <Section ground="surface" className="grid items-center gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div>
        <h2 className="text-3xl">{m.home_countries_title()}</h2>
        {employed > 0 && asOf && (
          <p className="mt-4 text-muted">
            {m.home_countries_text({
              countries: m.home_countries_count(plural(countries)),
              people: formatNumber(employed),
              date: formatDate(asOf, { dateStyle: 'long' }),
            })}
          </p>
        )}
        <Button asChild variant="secondary" className="mt-6">
          <Link to="/our-clients">{m.client_all()}</Link>
        </Button>
      </div>
      <img
        src="/our-clients/map.svg"
        alt={m.map_title()}
        width={1000}
        height={470}
        loading="lazy"
        className="h-auto w-full"
      />
    </Section>
  )
}

function Brands({ heading, text }: LocalizedHome['body']['brands']) {
  return (
    <HomeSection title={<span {...heading} />}>
      <div lang={text.lang} className="max-w-text space-y-4 text-lg text-muted">
        <TextBlocks blocks={parseText(text.children)} />
      </div>
    </HomeSection>
  )
}
