import { Reveal } from '@agency/ui/Reveal'
import { Slider } from '@agency/ui/Slider'
import type { CompanyCardProps } from '#app/features/companies/queries.ts'
import { Hero, loadSlides } from '#app/features/slides/hero.tsx'
import type { LocalizedSlide } from '#app/features/slides/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { sliderWords } from '#app/layouts/public/slider-words.ts'
import { homeParts } from '#app/site/home-parts.ts'
import type { RecordProps } from './home-record.tsx'
import { HomeSection } from '#app/layouts/public/home-section.tsx'
import type { LocalizedHome } from './queries.ts'

const loadSections = () => import('./home-sections.tsx')
const loadRecord = () => import('./home-record.tsx')
const loadBody = () => import('./home-body.tsx')
const Welcome = staticComponent(loadSections, 'Welcome')
const HomeRecord = staticComponent(loadRecord, 'HomeRecord')
const HomeBody = staticComponent(loadBody, 'HomeBody')
const Service = staticComponent(loadBody, 'Service')
const Brands = staticComponent(loadBody, 'Brands')
const Partner = staticComponent(loadSections, 'Partner')

/** For the page's loader. */
export const loadHomeParts = () =>
  Promise.all([loadStatic(loadSections), loadStatic(loadRecord), loadStatic(loadBody), loadSlides()])

type Props = {
  home: LocalizedHome | null
  slides: LocalizedSlide[]
  record: RecordProps
  /** What the sections of other features show, in the order of `homeParts`. */
  parts: object[]
  companies: CompanyCardProps[]
}

const revealDurations = [800, 1000, 1200, 1400] as const

/** The home page: first what a worker looks for, with what an employer asks of us, then who we are. */
export function HomePage({ home, slides, record, parts, companies }: Props) {
  const { servicesHeading, servicesLead, services = [], body } = home ?? {}
  const hasBrands = Boolean(body?.brands.text.children)
  return (
    <>
      <Hero slides={slides}>
        <Welcome tagline={home?.tagline} />
      </Hero>
      <HomeRecord {...record} />
      {homeParts().map(({ Part }, n) => (
        <Part key={n} {...parts[n]} />
      ))}
      {services.length > 0 && (
        <HomeSection title={<span {...servicesHeading} />} lead={servicesLead?.children && <span {...servicesLead} />}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {services.map((service, n) => (
              <li key={n} className="grid">
                <Reveal duration={revealDurations[n % revealDurations.length]} className="grid">
                  <Service {...service} />
                </Reveal>
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      <HomeBody home={body} />
      {body && hasBrands && <Brands {...body.brands} />}
      {companies.length > 0 && (
        <HomeSection
          title={m.partners_title()}
          lead={m.partners_lead()}
          ground="surface"
          className={hasBrands ? 'pt-0 sm:pt-0' : ''}
        >
          <Slider
            perView={{ base: 1, aboveMd: 3 }}
            label={m.partners_title()}
            slides={companies.map((company, n) => (
              <Partner key={n} {...company} />
            ))}
            labels={sliderWords()}
          />
        </HomeSection>
      )}
    </>
  )
}
