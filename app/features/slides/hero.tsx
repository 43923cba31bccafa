import { Carousel } from '@agency/ui/Carousel'
import { Section } from '@agency/ui/Section'
import type { ReactNode } from 'react'
import { unsent, unsentComponent } from '#app/rendering/static-component.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** For the page's loader. */
export const loadSlide = () => import('./hero-slide.tsx')
/** For the loader, too: a slide with its place among them, of which the browser gets the place alone. */
export const slideProps = unsent(async ({ n }: { n: number }) => (await loadSlide()).findSlide(n))
const HeroSlide = unsentComponent(loadSlide, 'HeroSlide', slideProps)
const SlideWords = unsentComponent(loadSlide, 'SlideWords', slideProps)

/** The top of the home page: the welcome with the pictures that staff have chosen, or on plain ground. */
export function Hero({ slides, children }: { slides: { n: number }[]; children: ReactNode }) {
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
      slides={slides.map(slide => ({
        picture: <HeroSlide key={slide.n} part={slide} className="size-full" />,
        text: <SlideWords part={slide} />,
      }))}
      labels={{
        roleDescription: m.carousel_role(),
        previous: m.carousel_previous(),
        next: m.carousel_next(),
        pause: m.carousel_pause(),
        play: m.carousel_play(),
        position: (n, of) => m.gallery_position({ n: formatNumber(n), of: formatNumber(of) }),
      }}
    >
      {children}
    </Carousel>
  )
}
