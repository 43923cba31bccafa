import { Badge } from '@agency/ui/Badge'
import { Button, IconButton } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { Cell, Row } from '@agency/ui/Table'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Newspaper, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { link } from '#app/layouts/link-style.ts'
import { ListTable } from '#app/list/list-table.tsx'
import { trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { ConfirmDeleteNews } from './confirm-delete-news.tsx'
import { type ListedNews, titleOf } from './listed-news.ts'

export const newsListQuery = () => trpc().news.listForStaff.queryOptions()

const hiddenOnPhones = 'max-sm:hidden'

const states = {
  draft: { label: m.news_state_draft, variant: 'neutral' },
  scheduled: { label: m.news_state_scheduled, variant: 'accent' },
  changed: { label: m.news_state_changed, variant: 'accent' },
  published: { label: m.news_state_published, variant: 'success' },
} as const

/** All news, published or not, newest first. */
export function NewsListPage() {
  const { data: news } = useSuspenseQuery(newsListQuery())
  const [doomed, setDoomed] = useState<ListedNews>()
  return (
    <>
      <PageHeader
        variant="staff"
        title={m.admin_news()}
        actions={
          <Button asChild variant="accent">
            <Link to="/admin/news/add" id="add-news">
              <Plus aria-hidden="true" className="size-5" />
              {m.news_add()}
            </Link>
          </Button>
        }
      />
      {news.length === 0 ? (
        <EmptyState icon={<Newspaper aria-hidden="true" />} title={m.news_empty_title()} />
      ) : (
        <ListTable
          label={m.admin_news()}
          columns={[
            m.news_form_title(),
            { title: m.news_form_date(), className: hiddenOnPhones },
            { title: m.news_state(), className: hiddenOnPhones },
            m.news_actions(),
          ]}
        >
          {news.map(article => (
            <NewsRow key={article._id} article={article} onDelete={() => setDoomed(article)} />
          ))}
        </ListTable>
      )}
      <ConfirmDeleteNews news={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

function NewsRow({ article, onDelete }: { article: ListedNews; onDelete: () => void }) {
  const { _id, date, state } = article
  const title = titleOf(article)
  const { label, variant } = states[state]
  const day = date && <time dateTime={date}>{formatDate(date, { dateStyle: 'medium' })}</time>
  const badge = <Badge variant={variant}>{label()}</Badge>
  return (
    <Row>
      <Cell>
        <Link
          to="/admin/news/$id"
          params={{ id: _id }}
          className={`${link} -my-2.5 inline-flex min-h-11 items-center`}
          {...title}
        />
        <span className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted sm:hidden">
          {day} {badge}
        </span>
      </Cell>
      <Cell className={hiddenOnPhones}>{day}</Cell>
      <Cell className={hiddenOnPhones}>{badge}</Cell>
      <Cell>
        <IconButton variant="ghost" onClick={onDelete} aria-label={m.news_delete_one({ title: title.children })}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </Cell>
    </Row>
  )
}
