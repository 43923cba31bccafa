import { Button } from '@agency/ui/Button'
import { Checkbox } from '@agency/ui/Checkbox'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { TextField } from '@agency/ui/TextField'
import { Paperclip, TriangleAlert, X } from 'lucide-react'
import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { ApplicationState } from '#app/features/applications/admin/state-badge.tsx'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { formatDay } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Gap } from '#server/features/applications/stages/gaps.shared.ts'
import { stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { type DayKind, type Fact, factLabels, outcomeLabels } from '#server/features/workers/documents.shared.ts'
import { GapLinks } from './gap-links.tsx'
import type { DayPerson } from './queries.ts'
import type { OwnFacts } from './use-day.ts'

const NUMBER_MAX = 40

type Props = {
  person: DayPerson
  kind: DayKind
  /** The facts that are asked of each. */
  asked: readonly Fact[]
  own: OwnFacts
  /** Why it could not be written down, or taken back. */
  problem: string | undefined
  /** Whether this page has written it down: then it is corrected. */
  isWritten: boolean
  /** Whether they went on by it: what the stage after the next one wants is not told here. */
  hasMoved: boolean
  onChange: (facts: OwnFacts) => void
  /** Adds what they lack beside what is written down here. */
  onAdd: (gap: Gap) => void
}

/** What is written down of somebody already, in a line. */
export const notedText = (
  kind: DayKind,
  { place, number, outcome, heldOn, issuedOn }: NonNullable<DayPerson['noted']>,
) =>
  [
    place,
    number,
    outcome && outcomeLabels[kind]?.[outcome]?.(),
    ...[heldOn, issuedOn].map(day => day && formatDay(day)),
  ]
    .filter(Boolean)
    .join(', ')

/** What somebody lacks for their next stage beside what is written down here. */
export const otherGaps = ({ missing }: DayPerson, kind: DayKind): Gap[] => missing.filter(gap => gap.kind !== kind)

/** Where a row is on the page. */
export const rowId = (application: string) => `day-${application}`

/** One person on a day’s list: whether they are on it, what differs for them, their own scan, and what they lack. */
export function DayRow({ person, kind, asked, own, problem, isWritten, hasMoved, onChange, onAdd }: Props) {
  const { id, name, inFile, reference, state, to, worker, noted } = person
  const isOn = worker && !own.isOut
  const gaps = hasMoved ? [] : otherGaps(person, kind)
  const back = useLocation({ select: ({ href }) => href })
  const isUnfit = isWritten && own.outcome === 'unfit'
  const before = noted && !isWritten && notedText(kind, noted)
  return (
    <li className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-44">
          <label className="flex min-h-8 min-w-0 cursor-pointer items-center gap-3">
            <Checkbox
              id={rowId(id)}
              checked={!!isOn}
              disabled={!worker}
              onChange={({ target }) => onChange({ isOut: !target.checked })}
            />
            <span lang={languageOf(name)} className="min-w-0 font-semibold wrap-anywhere">
              {name}
            </span>
          </label>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 ps-8 text-sm">
            <TextLink to="/admin/applications/$id" params={{ id }} search={{ back }} className="tabular-nums">
              {reference}
            </TextLink>
            {/* whoever is where the day belongs says nothing of it */}
            {state !== kind && <ApplicationState state={state} />}
            {inFile && (
              <span lang={languageOf(inFile)} className="text-muted">
                {inFile}
              </span>
            )}
          </p>
        </div>
        {isWritten && !isOn && <p className="text-sm text-muted max-sm:ps-8">{m.day_to_correct()}</p>}
        {isOn && (
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
            {asked.map(fact => (
              <OwnFact key={fact} {...{ kind, fact, name, id, own, onChange }} />
            ))}
            <OwnScan name={name} scan={own.scan} onChange={scan => onChange({ scan })} />
          </div>
        )}
      </div>
      <div className="grid gap-1.5 ps-8 text-sm empty:hidden">
        {!worker && (
          <TextLink to="/admin/workers/add" search={{ application: id, back }}>
            {m.day_no_file()}
          </TextLink>
        )}
        {worker && to && gaps.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="inline-flex items-center gap-1.5 text-warning">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
              {m.documents_missing_after({ state: stateLabels[to]() })}
            </span>
            <GapLinks application={id} gaps={gaps} onAdd={onAdd} />
          </div>
        )}
        {before && <p className="text-muted">{m.day_noted_before({ facts: before })}</p>}
        {isUnfit && worker && (
          <p>
            <TextLink to="/admin/workers/$id" params={{ id: worker }} search={{ back }}>
              {m.day_unfit_next()}
            </TextLink>
          </p>
        )}
        {isWritten && isOn && <p className="text-muted">{m.day_corrects()}</p>}
        {problem && <p className="text-danger">{problem}</p>}
      </div>
    </li>
  )
}

type FactProps = Pick<Props, 'kind' | 'own' | 'onChange'> & { fact: Fact; name: string; id: string }

function OwnFact({ kind, fact, name, id, own, onChange }: FactProps) {
  const label = factLabels[kind][fact]!()
  if (fact === 'outcome')
    return (
      <RadioGroup
        variant="row"
        className="gap-x-0! [&_label]:grow-0! [&_label]:basis-auto! [&>div]:basis-auto!" // three short words beside a name
        legend={<span className="sr-only">{m.fact_of({ label, value: name })}</span>}
        name={`outcome-${id}`}
        options={[
          ...Object.entries(outcomeLabels[kind] ?? {}).map(([value, text]) => ({ value, label: text() })),
          { value: '', label: m.day_not_yet() },
        ]}
        value={own.outcome ?? ''}
        onValueChange={outcome => onChange({ outcome })}
      />
    )
  return (
    <TextField
      label={label}
      aria-label={m.fact_of({ label, value: name })}
      value={own[fact] ?? ''}
      maxLength={NUMBER_MAX}
      spellCheck={false}
      onChange={({ target }) => onChange({ [fact]: target.value })}
    />
  )
}

function OwnScan({ name, scan, onChange }: { name: string; scan: File | undefined; onChange: (scan?: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const label = scan ? m.day_scan_other() : m.day_scan()
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,application/pdf"
        onChange={({ target }) => {
          onChange(target.files?.[0])
          target.value = ''
        }}
      />
      <Button variant="ghost" size="sm" className="px-2!" title={label} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" />
        {/* beside the choices there is no room for the word on a small desk */}
        <span className="xl:max-2xl:sr-only">{label}</span>
        <span className="sr-only">, {name}</span>
      </Button>
      {scan && (
        <span className="flex min-w-0 items-center gap-1 text-sm">
          <span className="max-w-40 truncate">{scan.name}</span>
          <Button variant="ghost" size="sm" onClick={() => onChange()}>
            <X aria-hidden="true" />
            <span className="sr-only">{m.document_file_remove({ name: scan.name })}</span>
          </Button>
        </span>
      )}
    </div>
  )
}
