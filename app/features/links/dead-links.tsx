import { Alert } from '@agency/ui/Alert'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { contentTypes } from '#app/staff/content-types.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { can } from '#server/permissions.ts'
import { DeadLinkList } from './dead-link-list.tsx'
import { watchedLinks } from './queries.ts'
import type { ContentType } from '#app/staff/content-type.ts'

const adminRoute = getRouteApi('/admin')

/** The links of one record that lead nowhere, above its form; nothing while there are none, and for whoever may not read the report. */
export function DeadLinks({ feature, id }: { feature: string; id: string | undefined }) {
  const { me } = adminRoute.useRouteContext()
  const { data } = useQuery({
    ...watchedLinks(),
    enabled: id !== undefined && can(me, 'content') && takesLinks(contentTypes[feature]!),
  })
  const links = data?.dead.filter(each => each.feature === feature && each._id === id) ?? []
  if (links.length === 0) return null
  return (
    <Alert title={m.page_dead_links(plural(links.length))} className="mb-8 max-w-page">
      <DeadLinkList links={links} />
    </Alert>
  )
}

function takesLinks({ fields, lists }: ContentType) {
  const ofLists = Object.values(lists).flatMap(list => Object.values(list.fields ?? {}))
  return [...Object.values(fields), ...ofLists].some(({ kind }) => kind === 'link' || kind === 'blocks')
}
