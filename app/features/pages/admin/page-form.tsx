import { notFound, useParams } from '@tanstack/react-router'
import { DocumentScreen } from '#app/editor/document-form.tsx'
import { loadRecord } from '#app/editor/load-record.ts'
import { load } from '#app/rendering/trpc.ts'
import { featureOf, isEditable, nameOfPage } from './editable-pages.ts'
import { factsQuery } from './page-facts.tsx'
import { sectionsOf } from './sections.tsx'

/** Loads a page for its form, and gives its name. */
export async function loadPage(id: string) {
  if (!isEditable(id)) throw notFound()
  await Promise.all([loadRecord(featureOf(id), id), load(factsQuery())])
  return { title: nameOfPage(id) }
}

/** The form of one page. */
export function PageForm() {
  const { id } = useParams({ from: '/admin/pages/$id' })
  return <DocumentScreen feature={featureOf(id)} id={id} title={nameOfPage(id)} sections={sectionsOf(id)} />
}
