import { RecordScreen } from '#app/editor/record-screen.tsx'
import { NewsForm } from './news-form.tsx'

/** The screen for adding news and for editing a piece of it. */
export function NewsFormPage() {
  return <RecordScreen feature="news">{record => <NewsForm {...record} />}</RecordScreen>
}
