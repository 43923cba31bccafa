import { createFileRoute } from '@tanstack/react-router'
import { NewsFormPage } from '#app/features/news/admin/news-form-page.tsx'

export const Route = createFileRoute('/admin/news/_form')({
  staticData: { right: 'content' },
  component: NewsFormPage,
})
