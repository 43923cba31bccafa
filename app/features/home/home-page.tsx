import { Button } from '@agency/ui/Button'
import { Reveal } from '@agency/ui/Reveal'
import { Slider } from '@agency/ui/Slider'
import { Link } from '@tanstack/react-router'
import { Hero } from '#app/features/slides/hero.tsx'
import { unsentComponent } from '#app/rendering/static-component.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import {
  bodyProps,
  brandsProps,
  loadBody,
  loadRecord,
  loadSections,
  newsProps,
  partnerProps,
  recordProps,
  serviceProps,
  welcomeProps,
} from './home-parts.ts'
import { HomeSection } from './home-section.tsx'
import type { HomePageData } from './load-home.ts'

const Welcome = unsentComponent(loadSections, 'Welcome', welcomeProps)
const HomeRecord = unsentComponent(loadRecord, 'HomeRecord', recordProps)
const News = unsentComponent(loadSections, 'News', newsProps)
const HomeBody = unsentComponent(loadBody, 'HomeBody', bodyProps)
const Service = unsentComponent(loadBody, 'Service', serviceProps)
const Brands = unsentComponent(loadBody, 'Brands', brandsProps)
const Partner = unsentComponent(loadSections, 'Partner', partnerProps)

const revealDurations = [800, 1000, 1200, 1400] as const

/** The home page: first what a worker looks for, with what an employer asks of us, then who we are. */
export function HomePage({ welcome, slides, record, news, body, services, brands, partners }: HomePageData) {
  const sliderLabels = {
    roleDescription: m.carousel_role(),
    previous: m.slider_previous(),
    next: m.slider_next(),
    goTo: (n: number) => m.slider_go_to({ n: formatNumber(n) }),
    slide: (n: number, of: number) => m.gallery_position({ n: formatNumber(n), of: formatNumber(of) }),
  }
  return (
    <>
      <Hero slides={slides}>
        <Welcome part={welcome} />
      </Hero>
      <HomeRecord part={record} />
      {news.length > 0 && (
        <HomeSection
          title={m.news_title()}
          action={
            <Button asChild variant="secondary">
              <Link to="/news-event">{m.news_all()}</Link>
            </Button>
          }
        >
          <Slider
            label={m.news_title()}
            slides={news.map(card => (
              <News key={card.n} part={card} />
            ))}
            labels={sliderLabels}
          />
        </HomeSection>
      )}
      {services.cards.length > 0 && (
        <HomeSection
          title={<span {...services.heading} />}
          lead={services.lead?.children && <span {...services.lead} />}
        >
          <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            {services.cards.map((card, n) => (
              <li key={n} className="grid">
                <Reveal duration={revealDurations[n % revealDurations.length]} className="grid">
                  <Service part={card} />
                </Reveal>
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      <HomeBody part={body} />
      {brands && <Brands part={brands} />}
      {partners.length > 0 && (
        <HomeSection title={m.partners_title()} ground="surface" className={brands && 'pt-0 sm:pt-0'}>
          <Slider
            perView={{ base: 1, aboveMd: 3 }}
            label={m.partners_title()}
            slides={partners.map(company => (
              <Partner key={company.n} part={company} />
            ))}
            labels={sliderLabels}
          />
        </HomeSection>
      )}
    </>
  )
}
