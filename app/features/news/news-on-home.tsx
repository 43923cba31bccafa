import { Button } from '@agency/ui/Button'
import { Slider } from '@agency/ui/Slider'
import { Link } from '@tanstack/react-router'
import type { LocalizedCard } from '#app/features/news/queries.ts'
import { HomeSection } from '#app/layouts/public/home-section.tsx'
import { sliderWords } from '#app/layouts/public/slider-words.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { m } from '#i18n/paraglide/messages.js'

const loadTile = () => import('./home-tile.tsx')
const Tile = staticComponent(loadTile, 'HomeTile')

/** The newest news, a section of the home page. */
export const newsOnHome = {
  part: 'news',
  async load() {
    const { listLatestNews } = await import('#app/features/news/queries.ts') // not with the page's scripts
    const [news] = await Promise.all([listLatestNews(), loadStatic(loadTile)])
    return { news }
  },
  Part: ({ news }: { news: LocalizedCard[] }) =>
    news.length > 0 && (
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
          slides={news.map((card, n) => (
            <Tile key={n} {...card} />
          ))}
          labels={sliderWords()}
        />
      </HomeSection>
    ),
}
