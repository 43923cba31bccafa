import { Carousel } from '@agency/ui/Carousel'
import { Section } from '@agency/ui/Section'
import type { ReactNode } from 'react'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { LocalizedSlide } from './queries.ts'

const loadSlide = () => import('./hero-slide.tsx')
const HeroSlide = staticComponent(loadSlide, 'HeroSlide')
const SlideWords = staticComponent(loadSlide, 'SlideWords')

/** For the page's loader. */
export const loadSlides = () => loadStatic(loadSlide)

/** The top of the home page: the welcome with the pictures that staff have chosen, or on plain ground. */
export function Hero({ slides, children }: { slides: LocalizedSlide[]; children: ReactNode }) {
  if (slides.length === 0)
    return (
      // the footer may follow, which has the same ground
      <Section ground="deep" className="mb-16">
        <div className="max-w-form">{children}</div>
      </Section>
    )
  return (
    <Carousel
      label={m.carousel_label()}
      slides={slides.map((slide, n) => ({
        picture: <HeroSlide key={n} slide={slide} isFirst={n === 0} className="size-full" />,
        text: <SlideWords {...slide} />,
      }))}
      labels={{
        roleDescription: m.carousel_role(),
        previous: m.carousel_previous(),
        next: m.carousel_next(),
        pause: m.carousel_pause(),
        play: m.carousel_play(),
        position: (n, of) => m.pictures_position({ n: formatNumber(n), of: formatNumber(of) }),
      }}
    >
      {children}
    </Carousel>
  )
}
