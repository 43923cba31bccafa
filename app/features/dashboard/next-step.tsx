import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Link } from '@agency/ui/Link'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { formatNumber, localPath, pathWithoutLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { firstStepsQuery } from './queries.ts'
import { hasFirstSteps, nextOf, STEP_NOTE, type Steps } from './step-list.ts'

/** The first steps, and those of them that are taken on this screen; none until they are known. */
function useSteps() {
  const path = useLocation({ select: ({ pathname }) => pathWithoutLocale(pathname) })
  const { data: steps } = useQuery(firstStepsQuery())
  return { steps, here: steps?.filter(({ to }) => isAt(to, path)) ?? [] }
}

/** Whether a screen is there; a form for a new record is that of the one that it has made, too. */
const isAt = (to: string, path: string) =>
  to === path || (to.endsWith('/add') && to.replace(/[^/]+$/, '') === path.replace(/[^/]+$/, ''))

/** On a screen of first steps, until visitors can read the essentials: which ones, and what visitors see of them now. */
export function StepNote() {
  const { steps = [], here } = useSteps()
  const first = here.find(({ isDone }) => !isDone) ?? here[0]
  if (!first || !hasFirstSteps(steps)) return null
  return (
    <p id={STEP_NOTE} className="mb-8 scroll-mt-24 border-s-4 border-accent ps-4">
      <span className="block text-sm text-muted">
        {m.first_step_of({ n: formatNumber(steps.indexOf(first) + 1), count: formatNumber(steps.length) })}{' '}
        <TextLink to="/admin">{m.first_all()}</TextLink>
      </span>
      <span role="status" className="block font-semibold">
        {here.map(({ visitors }) => visitors).join(' ')}
      </span>
    </p>
  )
}

const doneOf = (steps: Steps) => steps.filter(({ isDone }) => isDone).length

/** Where a first step of this screen is done: the way to the next one; once the last one has been taken here, to the site. */
export function NextStep() {
  const { steps, here } = useSteps()
  const [before, setBefore] = useState<number>()
  if (!steps || here.length === 0) return null
  if (before === undefined) setBefore(doneOf(here))
  const isTaken = doneOf(here) > (before ?? Infinity)
  const next = nextOf(steps)
  const isBehind = doneOf(here) > 0 && hasFirstSteps(steps) && !here.some(({ step }) => step === next?.step)
  if (!isTaken && !isBehind) return null
  return (
    <>
      {' '}
      {next ? (
        <TextLink to={next.to} hash={next.hash ?? STEP_NOTE}>
          {m.first_next({ step: next.title })}
        </TextLink>
      ) : (
        <Link href={localPath('/')}>{m.first_all_done()}</Link>
      )}
    </>
  )
}
