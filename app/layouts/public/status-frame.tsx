import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { Eraser } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FormProblems } from './form-problems.tsx'
import { StatusSteps } from './status-steps.tsx'

type Page = `/${string}`
/** `title` is what it is called where that is not its state. */
type Event = { _id: string; on: string; sentence: string; title?: string | undefined }
type Words = {
  erasing: (values: { time: string }) => string
  erasingText: () => string
  kept: (values: { date: string }) => string
  withdraw: () => string
  erase: () => string
}

type StatusProps<State extends string> = {
  page: Page
  eyebrow: string
  title: string
  description: ReactNode
  record: { state: State; events: (Event & { state: State })[]; eraseAt: string | null; deleteAfter: string }
  /** the states on the way, in their order, those that end it, and what they are called */
  states: { steps: readonly State[]; ended: readonly State[]; labels: Record<State, () => string> }
  words: Words
  children: ReactNode
}

/** Something that a visitor has sent, as its sender follows it: `children` say where it is, beside every step, and below how to end it. */
export function StatusFrame<State extends string>(props: StatusProps<State>) {
  const { page, eyebrow, title, description, record, states, words, children } = props
  const { state, events, eraseAt, deleteAfter } = record
  const isEnded = states.ended.includes(state)
  const { steps, labels } = states
  return (
    <Section space="none" className="pb-8 not-print:sm:pb-12 print:pb-2">
      <PageHeader eyebrow={eyebrow} title={title} description={description} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16 print:grid-cols-[minmax(0,5fr)_minmax(0,2fr)] print:gap-x-6 print:gap-y-3">
        <div className="grid content-start gap-8 print:gap-3">
          {eraseAt && <Erasing page={page} at={eraseAt} words={words} />}
          {children}
        </div>
        <StatusSteps
          past={events.map(event => ({ ...event, label: event.title ?? labels[event.state]() }))}
          toCome={isEnded ? [] : steps.slice(steps.indexOf(state) + 1).map(step => labels[step]())}
        />
        <div className="border-t border-line pt-6 lg:col-start-1 print:col-span-2 print:pt-2">
          {!eraseAt && (
            <p className="text-sm text-muted">{words.kept({ date: formatDate(deleteAfter, { dateStyle: 'long' }) })}</p>
          )}
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            <form method="post" action={localPath(page)}>
              <Button type="submit" variant="secondary" name="action" value="close">
                {m.status_close()}
              </Button>
            </form>
            {!isEnded && (
              <Button asChild variant="ghost">
                <a href={localPath(`${page}?show=withdraw#question`)}>{words.withdraw()}</a>
              </Button>
            )}
            {!eraseAt && (
              <Button asChild variant="danger-quiet">
                <a href={localPath(`${page}?show=erase#question`)}>
                  <Eraser aria-hidden />
                  {words.erase()}
                </a>
              </Button>
            )}
          </div>
        </div>
      </div>
    </Section>
  )
}

function Erasing({ page, at, words }: { page: Page; at: string; words: Words }) {
  return (
    <Alert
      title={words.erasing({ time: formatDate(at, { dateStyle: 'long', timeStyle: 'short' }) })}
      actions={
        <form method="post" action={localPath(page)} className="print:hidden">
          <Button type="submit" variant="secondary" name="action" value="stop">
            {m.erase_stop()}
          </Button>
        </form>
      }
    >
      {words.erasingText()}
    </Alert>
  )
}

type LookUpProps = {
  page: Page
  title: string
  lead: string
  /** why a link has not opened it */
  why: [title: string, text: string] | undefined
  /** what is wrong with what was typed, as a whole and field by field */
  problem: string | undefined
  errors: Record<string, string>
  button: string
  /** the fields */
  children: ReactNode
  /** what to do without what the form asks for */
  help: ReactNode
}

/** Where a status page is opened by what its sender has. The form is posted as it is, scripts or not. */
export function StatusLookUp({ page, title, lead, why, problem, errors, button, children, help }: LookUpProps) {
  return (
    <Section space="none" width="form" className="pb-8 *:mx-auto sm:pb-12">
      <PageHeader title={title} description={lead} />
      {why && (
        <Alert title={why[0]} className="mb-6">
          {why[1]}
        </Alert>
      )}
      <Card asChild padding="lg" className="grid grid-cols-1 gap-6">
        <form noValidate method="post" action={localPath(`${page}#wrong`)}>
          <FormProblems id="wrong" errors={errors} problem={problem} title={m.contact_problems()} />
          {children}
          <Button type="submit" variant="accent" size="lg">
            {button}
          </Button>
        </form>
      </Card>
      {help}
    </Section>
  )
}
