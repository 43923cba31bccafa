import { Link } from '@tanstack/react-router'
import { NewsTile } from '#app/features/news/news-tile.tsx'
import type { LocalizedCard } from '#app/features/news/queries.ts'

/** One of the newest pieces of news, on the home page. */
export function HomeTile(card: LocalizedCard) {
  return (
    <NewsTile {...card} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 75vw">
      <Link to="/news-event" />
    </NewsTile>
  )
}
