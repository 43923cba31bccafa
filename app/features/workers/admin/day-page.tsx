import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { oneOf } from '#app/list/search-params.ts'
import { load } from '#app/rendering/trpc.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { typedDocument } from '#server/features/workers/document-schema.ts'
import {
  DAY_FACTS,
  DAY_KINDS,
  DAY_MAX,
  type DayKind,
  type Fact,
  FACTS,
} from '#server/features/workers/documents.shared.ts'
import { can } from '#server/permissions.ts'
import { DayRow } from './day-row.tsx'
import type { DaySearch } from './day-search.ts'
import { DocumentFacts } from './document-facts.tsx'
import { type DayPerson, dayQuery } from './queries.ts'
import { ScanField } from './scan-field.tsx'
import { type DayDone, type Keys, type OwnFacts, undoDay, writeDay, type Written } from './use-day.ts'

const route = getRouteApi('/admin/workers/day')
const staffRoute = getRouteApi('/admin')

const read = ({ kind, of = '' }: DaySearch) => ({
  kind: oneOf(DAY_KINDS, kind),
  applications: [...new Set(of.split(',').filter(Boolean))].slice(0, DAY_MAX),
})

/** Loads who is on the list of a day. */
export const loadDay = (search: DaySearch): Promise<unknown> | undefined => {
  const { kind, applications } = read(search)
  return kind && applications.length > 0 ? load(dayQuery(kind, applications)) : undefined
}

/** What a stage has to show, written down of many people at once: the medical check of a day, a flight. */
export function DayPage() {
  const { kind, applications } = read(route.useSearch())
  if (!kind || applications.length === 0)
    return (
      <>
        <PageHeader variant="staff" title={m.day_title()} />
        <EmptyState
          icon={<ClipboardCheck />}
          title={m.day_nobody()}
          description={m.day_nobody_text()}
          actions={<TextLink to="/admin/applications">{m.day_choose()}</TextLink>}
        />
      </>
    )
  return <Day key={kind + applications.join()} kind={kind} applications={applications} />
}

function Day({ kind, applications }: { kind: DayKind; applications: string[] }) {
  const { me } = staffRoute.useRouteContext()
  const { data: people } = useSuspenseQuery(dayQuery(kind, applications))
  const [own, setOwn] = useState<Record<string, OwnFacts>>({})
  const [last, setLast] = useState<DayDone>()
  const written = useRef<Written>(new Map())
  const keys = useRef<Keys>(new Map())
  const [isMoving, setMoving] = useState(can(me, 'applications'))
  const chosen = people.filter(({ id, hasFile }) => hasFile && !own[id]?.isOut)
  const { once, each } = DAY_FACTS[kind]
  const change = (id: string, facts: OwnFacts) => setOwn(before => ({ ...before, [id]: { ...before[id], ...facts } }))

  const form = useStaffForm({
    schema: typedDocument,
    values: {
      ...(Object.fromEntries(FACTS.map(fact => [fact, ''])) as Record<Fact, ''>),
      note: '',
      application: '',
      file: undefined,
    },
    besides: { kind },
    send: values =>
      writeDay(kind, chosen, values, id => own[id] ?? {}, {
        isMoving,
        written: written.current,
        keys: keys.current,
      }),
    done: ({ notes, steps }) =>
      notes.length + steps.length > 0
        ? [m.day_noted(plural(notes.length)), steps.length > 0 && m.applications_moved(plural(steps.length))]
            .filter(Boolean)
            .join(' ')
        : undefined,
    undo: undoDay,
    isKept: true,
    onSaved: finish,
  })

  /** With whom it was done is out of the next go. */
  function finish(done: DayDone) {
    setLast(done)
    written.current = new Map()
    keys.current = new Map()
    setOwn(before =>
      Object.fromEntries(
        people.map(({ id }) => [id, done.failed.has(id) ? (before[id] ?? {}) : { isOut: true }] as const),
      ),
    )
  }

  return (
    <>
      <p className="mb-3">
        <TextLink to="/admin/applications">{m.applications_all()}</TextLink>
      </p>
      <PageHeader
        variant="staff"
        title={m.day_of({ kind: kindLabels[kind](), ...plural(people.length) })}
        description={m.day_lead()}
      />
      <StaffForm
        form={form}
        className="grid gap-6"
        actions={
          <Button
            type="submit"
            variant="accent"
            busy={form.isBusy}
            disabled={chosen.length === 0}
            className="justify-self-start"
          >
            {m.day_write(plural(chosen.length))}
          </Button>
        }
      >
        <Card className="grid grid-cols-1 gap-5">
          <h2 className="font-sans text-lg">{m.day_for_all()}</h2>
          <DocumentFacts kind={kind} facts={once} form={form} />
          <ScanField label={m.day_file()} form={form} />
          {can(me, 'applications') && (
            <CheckboxField
              label={m.day_move()}
              hint={m.day_move_hint()}
              checked={isMoving}
              onChange={({ target }) => setMoving(target.checked)}
            />
          )}
        </Card>
        <Card className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-sans text-lg">{m.day_for_each()}</h2>
            {kind === 'medical' && (
              <Button variant="secondary" size="sm" onClick={() => setOwn(before => allFit(chosen, before))}>
                {m.day_all_fit()}
              </Button>
            )}
          </div>
          {last && last.failed.size > 0 && <Alert variant="danger" title={m.day_failed(plural(last.failed.size))} />}
          <ul className="divide-y divide-line">
            {people.map(person => (
              <DayRow
                key={person.id}
                person={person}
                kind={kind}
                asked={each}
                own={own[person.id] ?? {}}
                problem={last?.failed.get(person.id) ?? last?.unfit.get(person.id)}
                onChange={facts => change(person.id, facts)}
              />
            ))}
          </ul>
        </Card>
      </StaffForm>
    </>
  )
}

const allFit = (people: DayPerson[], before: Record<string, OwnFacts>): Record<string, OwnFacts> => ({
  ...before,
  ...Object.fromEntries(people.map(({ id }) => [id, { ...before[id], outcome: before[id]?.outcome || 'fit' }])),
})
