import { createFileRoute } from '@tanstack/react-router'
import { localPath } from '#app/language.ts'
import { m } from '#app/paraglide/messages.js'
import { stillPage } from '#app/still.tsx'

const page = stillPage(() => import('./-news-event.tsx'), {})

export const Route = createFileRoute('/_public/news-event/')({
  ...page,
  head: context => ({
    ...page.head(context),
    links: [
      { rel: 'alternate', type: 'application/rss+xml', title: m.news_title(), href: localPath('/news-event/rss.xml') },
    ],
  }),
})
