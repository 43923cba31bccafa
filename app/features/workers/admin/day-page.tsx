import { Alert } from '@agency/ui/Alert'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Checkbox } from '@agency/ui/Checkbox'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { SaveBar } from '@agency/ui/SaveBar'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useSendOnce } from '#app/editor/use-send-once.ts'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { oneOf } from '#app/list/search-params.ts'
import { load } from '#app/rendering/trpc.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type Gap, kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
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
import { DayRow, notedText, otherGaps } from './day-row.tsx'
import type { DaySearch } from './day-search.ts'
import { DayTold, doneText } from './day-told.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { GapDialog } from './gap-dialog.tsx'
import { type DayPerson, dayQuery } from './queries.ts'
import { ScanField } from './scan-field.tsx'
import {
  type DayDone,
  isStillOpen,
  type OwnFacts,
  replacedBy,
  saysNothing,
  undoDay,
  without,
  withoutTold,
  wordsOf,
  type Written,
  writeDay,
} from './use-day.ts'

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
  const [left, setLeft] = useState<Map<string, string>>(new Map())
  const [written, setWritten] = useState<Written>(new Map())
  const sendOnce = useSendOnce()
  /** As it was when it was first sent: who has gone on since by a lost answer is asked for as before. */
  const begun = useRef({ key: '', people: [] as DayPerson[] })
  const [isAsking, setAsking] = useState(false)
  const [adding, setAdding] = useState<{ worker: string; application: string; gap: Gap }>()
  const [progress, setProgress] = useState(0)
  const [isMoving, setMoving] = useState(can(me, 'applications'))
  const withFile = people.filter(({ worker }) => worker).length
  const chosen = people.filter(({ id, worker }) => worker && !own[id]?.isOut)
  const { once, each } = DAY_FACTS[kind]
  /** Of whom something is typed or attached that is not written down. */
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set())
  function change(id: string, facts: OwnFacts) {
    setOwn(before => ({ ...before, [id]: { ...before[id], ...facts } }))
    if (!('isOut' in facts)) setUnsent(before => new Set([...before, id]))
    forget([id])
  }
  /** What was told of somebody holds no longer once anything of them is changed. */
  function forget(ids: string[]) {
    setLast(before => before && withoutTold(before, ids))
    setLeft(before => without(before, ids))
  }

  const way = () => ({ kind, people: chosen, ownOf: (id: string) => own[id] ?? {}, isMoving, written })
  const form = useStaffForm({
    schema: typedDocument,
    values: {
      ...(Object.fromEntries(FACTS.map(fact => [fact, ''])) as Record<Fact, ''>),
      note: '',
      application: '',
      file: undefined,
    },
    besides: { kind },
    send: values => {
      return sendOnce(wordsOf(values, way()), key => {
        if (begun.current.key !== key) begun.current = { key, people: chosen }
        return writeDay(values, { ...way(), people: begun.current.people }, key, setProgress)
      })
    },
    done: done => doneText(done) || undefined,
    undo: takeBack,
    isKept: true,
    onSaved: finish,
  })

  const typed = Object.fromEntries(FACTS.map(fact => [fact, form.watch(fact) ?? ''])) as Record<Fact, string>
  const shared = JSON.stringify(wordsOf({ ...typed, file: form.watch('file') }, { ...way(), people: [] }))
  const [toldOf, setToldOf] = useState(shared)
  if (toldOf !== shared) {
    setToldOf(shared)
    forget(applications)
  }

  /** With whom it was done is out of the next go, until they are corrected. */
  function finish(done: DayDone) {
    setLast(done)
    setLeft(new Map())
    setWritten(before => new Map([...before, ...done.notes.map(note => [note.application, note] as const)]))
    const ids = done.notes.map(({ application }) => application)
    setUnsent(before => new Set([...before].filter(id => !ids.includes(id))))
    // whose result, or day of flight, is not known yet is asked for it next
    const isOpen = (id: string) => {
      const person = begun.current.people.find(each => each.id === id)
      return person !== undefined && isStillOpen(kind, typed, person, own[id])
    }
    setOwn(before => ({
      ...before,
      ...Object.fromEntries(ids.map(id => [id, { ...before[id], scan: undefined, isOut: !isOpen(id) }])),
    }))
  }

  const replaced = replacedBy(typed, { people: chosen, ownOf: id => own[id] ?? {}, written })
  /** Whoever would replace what is written down already is asked first. */
  async function submit(event?: SyntheticEvent) {
    if (saysNothing({ ...typed, file: form.watch('file') || undefined }, way())) {
      event?.preventDefault()
      form.tell({ isOffline: false, message: m.day_nothing() })
      return false
    }
    if (replaced.length === 0 || form.isBusy) return form.submit(event)
    event?.preventDefault()
    if (await form.check()) setAsking(true)
    return false
  }

  /** What was done is read first: where it was written, there may be nothing left to press. */
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (last && last.failed.size === 0) summary.current?.focus()
  }, [last])

  function allAreFit() {
    const ids = chosen.map(({ id }) => id)
    setOwn(before => allFit(chosen, before))
    setUnsent(before => new Set([...before, ...ids]))
    forget(ids)
  }
  function tickAll(isOn: boolean) {
    const ids = people.flatMap(({ id, worker }) => (worker ? [id] : []))
    setOwn(before => ({ ...before, ...Object.fromEntries(ids.map(id => [id, { ...before[id], isOut: !isOn }])) }))
  }

  /** Whoever it was taken back of is in the next go again. */
  async function takeBack(done: DayDone) {
    const { left: stays, stands } = await undoDay(done)
    setLast(undefined)
    setLeft(stays)
    setUnsent(before => new Set([...before, ...stands.keys()]))
    setWritten(before => new Map([...before, ...stands].flatMap(([id, note]) => (note ? [[id, note] as const] : []))))
    setOwn(before => ({
      ...before,
      ...Object.fromEntries([...stands.keys()].map(id => [id, { ...before[id], isOut: false }])),
    }))
    return stays.size > 0 ? m.day_undo_left({ names: namesOf(stays) }) : undefined
  }

  const nameOf = (id: string) => people.find(person => person.id === id)?.name ?? ''
  const namesOf = (of: Map<string, unknown>) => [...of.keys()].map(nameOf).join(', ')
  const { back } = route.useSearch()
  return (
    <>
      <p className="-mt-4 mb-8 lg:-mt-6 lg:mb-10">
        <TextLink to={back ?? '/admin/applications'}>{m.applications_all()}</TextLink>
      </p>
      <PageHeader
        variant="list"
        title={m.day_of({ kind: kindLabels[kind](), ...plural(people.length) })}
        description={m.day_lead()}
      />
      <StaffForm
        form={{ ...form, submit, isDirty: form.isDirty || unsent.size > 0 }}
        className="grid gap-6"
        actions={
          chosen.length > 0 ? (
            <SaveBar
              variant={form.isBusy ? 'busy' : 'unsaved'}
              status={
                form.isBusy
                  ? m.day_progress({ done: formatNumber(progress), total: formatNumber(chosen.length) })
                  : kindLabels[kind]()
              }
            >
              <Button type="submit" variant="accent" busy={form.isBusy}>
                {m.day_write(plural(chosen.length))}
              </Button>
            </SaveBar>
          ) : (
            <p className="text-muted">{m.day_none_left()}</p>
          )
        }
      >
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[18rem_minmax(0,1fr)]">
          <Card className="grid grid-cols-1 gap-5 xl:sticky xl:top-(--stay-top,1rem)">
            <h2 className="font-sans text-lg">{m.day_for_all()}</h2>
            <DocumentFacts kind={kind} facts={once} form={form} className="sm:grid-cols-2 xl:grid-cols-1" />
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
                <Button variant="secondary" size="sm" onClick={allAreFit}>
                  {m.day_all_fit()}
                </Button>
              )}
            </div>
            {last && <DayTold key={form.saved} done={last} kind={kind} nameOf={nameOf} ref={summary} />}
            {left.size > 0 && <Alert variant="warning" title={m.day_undo_left({ names: namesOf(left) })} />}
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <label className="flex min-h-8 cursor-pointer items-center gap-3">
                <Checkbox
                  checked={chosen.length > 0 && chosen.length === withFile}
                  indeterminate={chosen.length > 0 && chosen.length < withFile}
                  disabled={withFile === 0}
                  onChange={({ target }) => tickAll(target.checked)}
                />
                {m.day_everybody()}
              </label>
              {!last && <Readiness people={people} kind={kind} />}
            </div>
            <ul className="divide-y divide-line">
              {people.map(person => (
                <DayRow
                  key={person.id}
                  person={person}
                  kind={kind}
                  asked={each}
                  own={own[person.id] ?? {}}
                  problem={last?.failed.get(person.id)?.message ?? left.get(person.id) ?? last?.unfit.get(person.id)}
                  isWritten={written.has(person.id)}
                  hasMoved={written.get(person.id)?.isMoved === true}
                  onChange={facts => change(person.id, facts)}
                  onAdd={gap => person.worker && setAdding({ worker: person.worker, application: person.id, gap })}
                />
              ))}
            </ul>
          </Card>
        </div>
      </StaffForm>
      {adding && <GapDialog {...adding} onClose={() => setAdding(undefined)} />}
      <ConfirmDialog
        variant="neutral"
        open={isAsking}
        onOpenChange={setAsking}
        title={m.day_replace()}
        description={
          <>
            {m.day_replace_text()}
            {replaced.map(({ id, name, noted }) => (
              <span key={id} className="block">
                {m.fact_of({ label: name, value: noted ? notedText(kind, noted) : '' })}
              </span>
            ))}
          </>
        }
        labels={{ confirm: m.day_replace_confirm(), cancel: m.cancel() }}
        onConfirm={() => {
          setAsking(false)
          void form.submit()
        }}
      />
    </>
  )
}

/** How many lack nothing else for their next stage, and how many do. */
function Readiness({ people, kind }: { people: DayPerson[]; kind: DayKind }) {
  const going = people.filter(({ worker, to }) => worker && to)
  const lacking = going.filter(person => otherGaps(person, kind).length > 0).length
  const ready = going.length - lacking
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {ready > 0 && <Badge variant="success">{m.day_ready(plural(ready))}</Badge>}
      {lacking > 0 && <Badge variant="warning">{m.day_lacking(plural(lacking))}</Badge>}
    </p>
  )
}

const allFit = (people: DayPerson[], before: Record<string, OwnFacts>): Record<string, OwnFacts> => ({
  ...before,
  ...Object.fromEntries(people.map(({ id }) => [id, { ...before[id], outcome: before[id]?.outcome || 'fit' }])),
})
