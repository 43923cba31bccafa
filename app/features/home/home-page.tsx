import { Button } from '@agency/ui/Button'
import { Carousel } from '@agency/ui/Carousel'
import { Reveal } from '@agency/ui/Reveal'
import { Slider } from '@agency/ui/Slider'
import { Link } from '@tanstack/react-router'
import { findTotals } from '#app/features/clients/queries.ts'
import { listCompanies } from '#app/features/companies/queries.ts'
import { listLatestNews } from '#app/features/news/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { localize, formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { site } from '#i18n/agency.ts'
import { HomeSection } from './home-section.tsx'

const loadSections = () => import('./home-sections.tsx')
const HeroPicture = staticComponent(loadSections, 'HeroPicture')
const Welcome = staticComponent(loadSections, 'Welcome')
const HomeStats = staticComponent(loadSections, 'HomeStats')
const Service = staticComponent(loadSections, 'Service')
const HomeBody = staticComponent(loadSections, 'HomeBody')
const Partner = staticComponent(loadSections, 'Partner')
const News = staticComponent(loadSections, 'News')

const revealDurations = [800, 1000, 1200, 1400] as const

/** What the home page shows. */
export async function loadHome() {
  const [totals, companies, news, { services }] = await Promise.all([
    findTotals(),
    listCompanies(),
    listLatestNews(),
    import('#app/features/services/services.ts'),
    loadStatic(loadSections),
  ])
  return {
    ...totals,
    years: new Date().getFullYear() - site.since,
    services: services.map(({ id }) => id),
    partners: companies.map(localize).map(({ _id, logo, companyName }) => ({ _id, logo, companyName })),
    news,
  }
}

type Props = Awaited<ReturnType<typeof loadHome>>

export function HomePage({ countries, employed, asOf, years, services, partners, news }: Props) {
  const position = (n: number, of: number) => m.gallery_position({ n: formatNumber(n), of: formatNumber(of) })
  const sliderWords = {
    roleDescription: m.carousel_role(),
    previous: m.slider_previous(),
    next: m.slider_next(),
    goTo: (n: number) => m.slider_go_to({ n: formatNumber(n) }),
    slide: position,
  }
  return (
    <>
      <Carousel
        label={m.carousel_label()}
        slides={(['river', 'gulf', 'aircraft'] as const).map(of => (
          <HeroPicture key={of} of={of} className="size-full" />
        ))}
        words={{
          roleDescription: m.carousel_role(),
          previous: m.carousel_previous(),
          next: m.carousel_next(),
          position,
        }}
      >
        <Welcome />
      </Carousel>
      <HomeStats countries={countries} years={years} />
      <HomeSection title={m.home_services_title()} lead={m.home_services_lead()}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {services.map((id, n) => (
            <li key={id} className="grid">
              <Reveal duration={revealDurations[n % revealDurations.length]} className="grid">
                <Service n={n} />
              </Reveal>
            </li>
          ))}
        </ul>
      </HomeSection>
      <HomeBody countries={countries} employed={employed} asOf={asOf} hasGroup={partners.length > 0} />
      {partners.length > 0 && (
        <HomeSection title={m.partners_title()} className="pt-0 sm:pt-0">
          <Slider
            variant="partners"
            label={m.partners_title()}
            slides={partners.map(partner => (
              <Partner key={partner._id} {...partner} />
            ))}
            words={sliderWords}
          />
        </HomeSection>
      )}
      {news.length > 0 && (
        <HomeSection
          title={m.news_title()}
          ground="surface"
          action={
            <Button asChild variant="secondary">
              <Link to="/news-event">{m.news_all()}</Link>
            </Button>
          }
        >
          <Slider
            variant="news"
            label={m.news_title()}
            slides={news.map(({ slug, ...card }) => (
              <News key={slug} {...card} />
            ))}
            words={sliderWords}
          />
        </HomeSection>
      )}
    </>
  )
}
