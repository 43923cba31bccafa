import { Alert } from '@agency/ui/Alert'
import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { type Column, DataTable } from '@agency/ui/DataTable'
import { Progress } from '@agency/ui/Progress'
import { SaveBar } from '@agency/ui/SaveBar'
import { Stat, Stats } from '@agency/ui/Stat'
import { useState } from 'react'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { ImportProblems } from '#app/list/import-problems.tsx'
import { districtName } from '#i18n/districts.ts'
import { formatDay } from '#i18n/format.ts'
import { formatDigits, formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { phoneText } from '#i18n/typed/phone.ts'
import { listOf } from '#i18n/zod.ts'
import {
  type ImportField,
  importLabels,
  isDayField,
  isSealedField,
  type Words,
} from '#server/features/workers/import-columns.shared.ts'
import { sexLabels } from '#server/features/workers/people.shared.ts'
import { LikelyPairs, SaveRefused } from './import-left-out.tsx'
import { askWords, ImportWords, useMeanings } from './import-words.tsx'
import type { Choice, Compared, Preview } from './use-import.ts'

const SHOWN_AT_ONCE = 100
const VALUE_MAX = 60
/** With its row and its brackets no longer than a name in a list. */
const PASSED_MAX = 40

type Places = ReadonlySet<number>
type Props = {
  id: string
  preview: Preview
  /** How far it is written. */
  progress: { done: number; total: number } | undefined
  /** The rows to write, and those of which what differs is replaced, too. */
  onImport: (chosen: Places, replaced: Places) => void
  /** Reads the table again, with what words mean. */
  onSay: (words: Words, choice: Choice) => void
}

/** What would become of each row of a table, and what is wrong in it; its heading, with the `id`, takes the focus. */
export function ImportPreview({ id, preview, progress, onImport, onSay }: Props) {
  const { table, sealed, rows, problems, pairs, before } = preview
  const meanings = useMeanings(preview)
  const people = rows.filter(row => !row.file || row.fills.length > 0)
  const differing = rows.filter(({ differs }) => differs.length > 0)
  const [chosen, setChosen] = useState<Places>(
    () => new Set(people.map(({ place }) => place).filter(place => !before.off.has(place))),
  )
  const [replaced, setReplaced] = useState<Places>(before.replaced)
  const off = new Set(people.map(({ place }) => place).filter(place => !chosen.has(place)))
  const [hasAsked, setAsked] = useState(false)
  const mustAsk = meanings.isOpen && !hasAsked
  const readAgain = () => onSay(meanings.said, { off, replaced })
  const count = new Set([...chosen, ...replaced]).size
  const unread = rows.flatMap(row => row.unread)
  const wrong = new Set(problems.map(({ place }) => place)).size
  return (
    <section className="mt-10 grid grid-cols-1 gap-6 border-t border-line pt-8">
      <h2 id={id} tabIndex={-1} className="justify-self-start font-sans text-xl">
        {m.workers_import_preview_title()}
      </h2>
      <Columns {...table} />
      {sealed.length > 0 && (
        <Alert title={m.workers_import_sealed({ names: listOf(sealed.map(field => importLabels[field]())) })}>
          {m.workers_import_sealed_text()}
        </Alert>
      )}
      <ImportWords {...meanings} onRead={readAgain} />
      <Stats>
        {[
          [rows.filter(({ file }) => !file).length, m.import_new()],
          [people.filter(({ file }) => file).length, m.workers_import_filled()],
          [rows.length - people.length, m.import_unchanged()],
          [wrong, m.workers_import_left()],
        ].map(([value, label]) => (
          <Stat key={label} label={label} value={formatNumber(Number(value))} />
        ))}
      </Stats>
      {problems.length > 0 && (
        <>
          <Alert variant="danger" title={m.workers_import_problems(plural(problems.length))}>
            {m.workers_import_problems_text()}
          </Alert>
          <ImportProblems
            label={m.workers_import_problems(plural(problems.length))}
            place={m.import_row()}
            problems={problems}
            columnOf={({ field }) => field && importLabels[field]()}
          />
        </>
      )}
      {unread.length > 0 && (
        <>
          <Alert variant="warning" title={m.workers_import_unread_cells(plural(unread.length))}>
            {m.workers_import_unread_text()}
          </Alert>
          <ImportProblems
            label={m.workers_import_unread_cells(plural(unread.length))}
            place={m.import_row()}
            problems={unread}
            columnOf={({ field }) => importLabels[field]()}
          />
        </>
      )}
      <SaveRefused table={table} problems={[...problems, ...unread]} />
      <LikelyPairs table={table} pairs={pairs} />
      {people.length + differing.length === 0 && problems.length + unread.length === 0 && (
        <Alert variant="success" title={m.workers_import_nothing()} />
      )}
      {people.length > 0 && (
        <People
          id="import"
          title={m.workers_import_people()}
          rows={people}
          what={{ title: m.import_what(), cell: Becomes }}
          select={m.list_select}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      {differing.length > 0 && (
        <People
          id="replace"
          title={m.workers_import_differs()}
          text={m.workers_import_differs_text()}
          rows={differing}
          what={{ title: m.import_what(), cell: Differences }}
          select={m.workers_import_replace}
          chosen={replaced}
          onChange={setReplaced}
        />
      )}
      {people.length + differing.length > 0 && (
        <SaveBar
          variant={progress ? 'busy' : 'unsaved'}
          status={
            progress
              ? m.import_writing()
              : meanings.isUnread
                ? m.workers_import_words_unread()
                : meanings.isOpen
                  ? m.workers_import_words_open()
                  : m.import_waiting()
          }
        >
          {progress && (
            <Progress
              label={m.import_writing()}
              detail={m.list_done_of({ done: formatNumber(progress.done), total: formatNumber(progress.total) })}
              value={progress.done}
              max={progress.total}
              className="grow basis-40"
            />
          )}
          {meanings.isUnread && !progress ? (
            <Button variant="accent" size="lg" onClick={readAgain}>
              {m.workers_import_words_go()}
            </Button>
          ) : (
            <Button
              variant="accent"
              size="lg"
              busy={progress !== undefined}
              disabled={count === 0}
              onClick={() => {
                if (!mustAsk) return onImport(chosen, replaced)
                setAsked(true)
                askWords()
              }}
            >
              {m.workers_import_button(plural(count))}
            </Button>
          )}
        </SaveBar>
      )}
    </section>
  )
}

/** Which columns were read, by their fields, and which were not. */
function Columns({ columns, unread, passed }: Preview['table']) {
  return (
    <div className="grid max-w-text gap-2 text-sm">
      <p className="wrap-anywhere">
        {m.workers_import_read({ names: listOf(columns.map(({ field }) => importLabels[field]())) })}
      </p>
      {unread.length > 0 && (
        <p className="text-muted wrap-anywhere">{m.workers_import_unread({ names: listOf(unread) })}</p>
      )}
      {passed.length > 0 && (
        <p className="text-muted wrap-anywhere">
          {m.workers_import_passed({
            rows: listOf(
              passed.map(({ place, text }) =>
                m.workers_import_passed_row({ n: formatNumber(place), text: shortened(text, PASSED_MAX) }),
              ),
            ),
          })}
        </p>
      )}
    </div>
  )
}

type PeopleProps = {
  /** Begins the ids of its rows. */
  id: string
  title: string
  text?: string
  rows: Compared[]
  what: Pick<Column<Compared>, 'title' | 'cell'>
  /** What the box of a row says. */
  select: (words: { name: string }) => string
  chosen: Places
  onChange: (chosen: Places) => void
}

/** Rows to choose from, a hundred at first. */
function People({ id, title, text, rows, what, select, chosen, onChange }: PeopleProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const left = rows.length - shown
  const toggle = (given: Compared[]) => {
    const places = (given.length > 1 ? rows : given).map(({ place }) => place) // the box for all stands for those below, too
    const isWhole = places.every(place => chosen.has(place))
    const next = new Set(chosen)
    for (const place of places) {
      if (isWhole) next.delete(place)
      else next.add(place)
    }
    onChange(next)
  }
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-lg">{title}</h3>
      {text && <p className="max-w-text text-sm text-muted">{text}</p>}
      <DataTable
        label={title}
        rows={rows.slice(0, shown)}
        idOf={({ place }) => `${id}-${place}`}
        columns={[
          {
            title: m.import_row(),
            cell: ({ place }) => formatNumber(place),
            isLabelled: true,
            className: 'tabular-nums',
          },
          { title: m.worker(), cell: Person },
          { ...what, className: 'wrap-anywhere' },
        ]}
        selection={{ has: ({ place }) => chosen.has(place), toggle }}
        labels={{ select: ({ name }) => select({ name }), selectAll: m.workers_import_all() }}
      />
      {left > 0 && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {m.workers_import_more({ count: formatNumber(Math.min(left, SHOWN_AT_ONCE)) })}
        </Button>
      )}
    </div>
  )
}

function Person({ name, file, guess }: Compared) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold wrap-anywhere" lang={languageOf(name)}>
        {name}
      </span>
      {file ? (
        <TextLink to="/admin/workers/$id" params={{ id: file.id }} target="_blank">
          {file.reference}
        </TextLink>
      ) : (
        <Badge variant="success">{m.import_new()}</Badge>
      )}
      {guess && <span className="basis-full text-sm text-muted wrap-anywhere">{guess}</span>}
    </span>
  )
}

function Becomes({ file, fills, phone, bornOn, passportExpiresOn, unread }: Compared) {
  const namesIn = (fields: ImportField[]) => [...new Set(fields)].map(field => importLabels[field]()).join(', ')
  const without =
    unread.length > 0 ? [m.workers_import_without({ names: namesIn(unread.map(({ field }) => field)) })] : []
  if (file) return <Lines lines={[m.workers_import_fills({ names: namesIn(fills) }), ...without]} />
  const facts: [ImportField, string][] = [
    ['phone', phone],
    ['bornOn', bornOn],
    ['passportExpiresOn', passportExpiresOn],
  ]
  return (
    <Lines
      lines={[
        ...facts.flatMap(([field, value]) =>
          value ? m.fact_of({ label: importLabels[field](), value: shownValue(field, value) }) : [],
        ),
        ...without,
      ]}
    />
  )
}

const Differences = ({ differs }: Compared) => (
  <Lines
    lines={differs.map(({ field, stored, given }) =>
      isSealedField(field)
        ? m.workers_import_other_number({ label: importLabels[field]() })
        : m.workers_import_instead({
            label: importLabels[field](),
            stored: shownValue(field, stored),
            given: shownValue(field, given),
          }),
    )}
  />
)

const Lines = ({ lines }: { lines: string[] }) => (
  <ul className="grid gap-1">
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** What a field has, as people read it. */
function shownValue(field: ImportField, value: string): string {
  if (isDayField(field)) return formatDay(value)
  if (field === 'phone' || field === 'kinPhone') return formatDigits(phoneText(value))
  if (field === 'district') return districtName(value)
  if (field === 'trade') return tradeName(value)
  if (field === 'sex' && value in sexLabels) return sexLabels[value as keyof typeof sexLabels]()
  return shortened(value, VALUE_MAX)
}

const shortened = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)}…` : text)
