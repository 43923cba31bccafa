import { createFileRoute } from '@tanstack/react-router'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { staticPage } from '#app/rendering/static-component.tsx'

const page = staticPage(() => import('#app/features/news/news-page.tsx'), {})

export const Route = createFileRoute('/_public/news-event/')({
  ...page,
  head: context => ({
    ...page.head(context),
    links: [
      { rel: 'alternate', type: 'application/rss+xml', title: m.news_title(), href: localPath('/news-event/rss.xml') },
    ],
  }),
})
