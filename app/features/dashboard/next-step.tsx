import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Link } from '@agency/ui/Link'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '#app/rendering/trpc.ts'
import { localPath, pathWithoutLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { stepsOf } from './step-list.ts'

const route = getRouteApi('/admin')

/** Once a first step has been taken on this screen: the way to the next one, or to the site. */
export function NextStep() {
  const { me } = route.useRouteContext()
  const path = useLocation({ select: ({ pathname }) => pathWithoutLocale(pathname) })
  const steps = stepsOf(me)
  const here = steps.find(({ to }) => to === path)?.step
  const { data: done } = useQuery({ ...trpc().dashboard.firstSteps.queryOptions(), enabled: here !== undefined })
  const [before, setBefore] = useState<typeof done>()
  if (!done || !here) return null
  if (!before) setBefore(done)
  if (before?.[here] !== false || !done[here]) return null
  const next = steps.find(({ step }) => !done[step])
  return (
    <>
      {' '}
      {next ? (
        <TextLink to={next.to}>{m.first_next({ step: next.title() })}</TextLink>
      ) : (
        <Link href={localPath('/')}>{m.first_all_done()}</Link>
      )}
    </>
  )
}
