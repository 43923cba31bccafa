import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, notFound, useNavigate } from '@tanstack/react-router'
import { load, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { NewsForm } from './news-form.tsx'
import { SAVE_BUTTONS } from './news-save-bar.tsx'
import { valuesOf } from './use-news-form.ts'

const route = getRouteApi('/admin/news/$id')

const newsQuery = (_id: string) => trpc().content.open.queryOptions({ feature: 'news', _id }, { staleTime: 'static' })

/** Loads what the form of one piece of news shows. Throws notFound(). */
export async function loadNews(id: string): Promise<void> {
  try {
    await load(newsQuery(id))
  } catch (error) {
    throw readFailure(error).code === 'NOT_FOUND' ? notFound() : error
  }
}

export function AddNewsPage() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader variant="staff" title={m.news_add()} />
      <NewsForm
        onCreated={async (id, kind) => {
          await navigate({ to: '/admin/news/$id', params: { id }, replace: true })
          document.getElementById(SAVE_BUTTONS[kind])?.focus() // the same button of the page for this record
        }}
      />
    </>
  )
}

export function EditNewsPage() {
  const { id } = route.useParams()
  const { data: news } = useSuspenseQuery(newsQuery(id))
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.news_edit()}
        lead={String(valuesOf(news).title ?? '') || m.news_untitled()}
      />
      <NewsForm key={id} news={news} onCreated={() => {}} />
    </>
  )
}
