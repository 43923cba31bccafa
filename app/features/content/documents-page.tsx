import { getRouteApi, useParams } from '@tanstack/react-router'
import { DocumentScreen } from '#app/editor/document-form.tsx'
import { contentTypes } from '#app/staff/content-types.ts'
import { DocumentList } from './document-list.tsx'

const route = getRouteApi('/admin/$type')

/** The list of a content type's records. */
export function DocumentsPage() {
  const { type } = route.useParams()
  return <DocumentList key={type} feature={type} />
}

/** The form of a new record of a content type, and of one that is there. */
export function DocumentFormPage() {
  const { type, id } = useParams({ strict: false }) as { type: string; id?: string }
  const screens = contentTypes[type]?.staff?.use()
  return <DocumentScreen key={type} feature={type} sections={screens?.sections?.(id)} />
}
