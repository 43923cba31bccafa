import { createFileRoute } from '@tanstack/react-router'
import { AddNewsPage } from '#app/features/news/admin/news-pages.tsx'
import { pageHead } from '#app/layouts/head.ts'
import { m } from '#i18n/paraglide/messages.js'

export const Route = createFileRoute('/admin/news/add')({
  head: () => pageHead(m.news_add()),
  component: AddNewsPage,
})
