import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { type ReactNode, useState } from 'react'
import { contentTypes } from '#app/staff/content-types.ts'
import { fieldText, namedEntry } from '#server/drafts/field-text.shared.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import type { Conflict, Side } from '#server/drafts/merge.shared.ts'
import type { Field } from '#server/drafts/field.ts'
import { entryLabel } from '#app/editor/document/entry-label.ts'
import type { Choices } from './merge-changes.ts'

type Values = Record<string, unknown>
/** What a person and somebody else have both changed in one record. */
export type Conflicted = {
  /** who the other one is, where that is known */
  by: string | undefined
  conflicts: Conflict[]
  /** states of the record in which the names of its entries are found */
  states: Values[]
}
type Props = {
  feature: string
  found: Conflicted | undefined
  onDecide: (choices: Choices) => void
  onClose: () => void
}

/** Asks whose value is kept, for each field that two people have changed differently. All else is merged already. */
export function ConflictDialog({ feature, found, onDecide, onClose }: Props) {
  return (
    <Dialog
      open={found !== undefined}
      onOpenChange={onClose}
      title={m.conflict_title()}
      description={found && m.conflict_text({ name: found.by ?? m.conflict_somebody() })}
      labels={{ close: m.close() }}
    >
      {found && <Questions feature={feature} {...found} onDecide={onDecide} onClose={onClose} />}
    </Dialog>
  )
}

function Questions({ feature, by, conflicts, states, onDecide, onClose }: Conflicted & Omit<Props, 'found'>) {
  const [choices, setChoices] = useState<Choices>({})
  const [isTried, setTried] = useState(false)

  function decide() {
    setTried(true)
    const first = conflicts.find(({ path }) => !choices[path])
    if (first) document.querySelector<HTMLElement>(`input[name="${CSS.escape(first.path)}"]`)?.focus()
    else onDecide(choices)
  }

  return (
    <>
      {conflicts.map(({ path, mine, theirs }) => {
        const { label, show } = describeConflict(feature, path, states)
        return (
          <RadioGroup
            key={path}
            legend={label}
            name={path}
            value={choices[path] ?? ''}
            onValueChange={value => setChoices({ ...choices, [path]: value as Side })}
            error={isTried && !choices[path] ? m.conflict_choose() : undefined}
            options={[
              { value: 'mine', label: m.conflict_yours(), description: show(mine) },
              { value: 'theirs', label: by ?? m.conflict_somebody(), description: show(theirs) },
            ]}
          />
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button onClick={decide}>{m.conflict_save()}</Button>
        <Button variant="ghost" onClick={onClose}>
          {m.conflict_back()}
        </Button>
      </div>
    </>
  )
}

/** The fields and lists of these names in one line, as the form calls them. */
export function labelsOf(feature: string, names: string[]): string {
  const { fields = {}, lists = {} } = contentTypes[feature] ?? {}
  return new Intl.ListFormat(getLocale()).format(names.map(name => (fields[name] ?? lists[name])?.label() ?? name))
}

/** What the form calls the place of a conflict, after the entry it is in, and how a value of it is shown. */
function describeConflict(feature: string, path: string, states: Values[]) {
  const { fields = {}, lists = {} } = contentTypes[feature] ?? {}
  const [name = '', id = '', field = ''] = path.split('/')
  const list = lists[name]
  if (!list) return { label: fields[name]?.label() ?? name, show: (value: unknown) => showValue(value, fields[name]) }
  const entries = states.map(state => (state[name] ?? []) as Values[])
  const nameOf = (id: unknown) => {
    const known = entries.find(entries => entries.some(({ _id }) => _id === id)) ?? []
    const n = known.findIndex(({ _id }) => _id === id)
    return namedEntry(list.fields, known[n])?.children ?? entryLabel({ lists }, name, Math.max(n, 0))
  }
  if (id === 'order')
    return {
      label: m.conflict_order({ list: list.label() }),
      show: (ids: unknown) =>
        list.fields ? (ids as string[]).map(nameOf).join(' – ') : <Pictures paths={ids as string[]} />,
    }
  if (!field) return { label: nameOf(id), show: (entry: unknown) => showEntry(entry, list.fields) }
  return {
    label: `${nameOf(id)}: ${list.fields?.[field]?.label() ?? field}`,
    show: (value: unknown) => showValue(value, list.fields?.[field]),
  }
}

function showEntry(entry: unknown, fields: Record<string, Field> = {}): ReactNode {
  if (entry === undefined) return m.conflict_removed()
  const filled = Object.entries(fields).flatMap(([name, field]) => {
    const value = (entry as Values)[name]
    return value ? [{ field, value }] : []
  })
  const texts = filled.filter(({ field }) => field.kind !== 'picture' && field.kind !== 'focus')
  const paths = filled.flatMap(({ field, value }) => (field.kind === 'picture' ? [String(value)] : []))
  return (
    <>
      {texts.map(({ field, value }) => fieldText(field, value)).join(' – ')}
      {paths.length > 0 && <Pictures paths={paths} />}
    </>
  )
}

function showValue(value: unknown, field: Field | undefined): ReactNode {
  if (value === undefined || value === null || value === '') return m.conflict_empty()
  if (field?.kind === 'picture') return <Pictures paths={[String(value)]} />
  return field ? fieldText(field, value) : String(value)
}

function Pictures({ paths }: { paths: string[] }) {
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {paths.map(path => (
        <StoredPicture key={path} url={path} alt="" fit="contain" sizes="7rem" className="h-20 w-28 rounded-sm" />
      ))}
    </span>
  )
}
