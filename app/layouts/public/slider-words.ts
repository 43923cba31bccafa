import type { Slider } from '@agency/ui/Slider'
import type { ComponentProps } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What a slider is called and says, in the language of the page. */
export const sliderWords = (): ComponentProps<typeof Slider>['labels'] => ({
  roleDescription: m.carousel_role(),
  previous: m.slider_previous(),
  next: m.slider_next(),
  goTo: n => m.slider_go_to({ n: formatNumber(n) }),
  slide: (n, of) => m.pictures_position({ n: formatNumber(n), of: formatNumber(of) }),
})
