import { Carousel } from '@agency/ui/Carousel'
import { Section } from '@agency/ui/Section'
import type { ReactNode } from 'react'
import { staticComponent } from '#app/rendering/static-component.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { LocalizedSlide } from './queries.ts'

/** For the page's loader. */
export const loadSlide = () => import('./hero-slide.tsx')
const HeroSlide = staticComponent(loadSlide, 'HeroSlide')
const SlideWords = staticComponent(loadSlide, 'SlideWords')

/** The top of the home page: the welcome with the pictures that staff have chosen, or on plain ground. */
export function Hero({ slides, children }: { slides: LocalizedSlide[]; children: ReactNode }) {
  if (slides.length === 0)
    return (
      // the footer may follow, which has the same ground
      <Section ground="deep" className="mb-16">
        {children}
      </Section>
    )
  return (
    <Carousel
      label={m.carousel_label()}
      slides={slides.map(({ _id, picture, alt, focusDesk, focusPhone, heading, sentence, link }, n) => {
        const shown = { picture, alt, focusDesk, focusPhone, isFirst: n === 0 }
        return {
          picture: <HeroSlide key={_id} {...shown} className="size-full" />,
          text: (heading ?? sentence ?? link?.label) && <SlideWords {...{ heading, sentence, link }} />,
        }
      })}
      words={{
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
