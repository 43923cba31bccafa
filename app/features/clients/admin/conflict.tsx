import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { useState } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale } from '#i18n/paraglide/runtime.js'
import { companyFields, companyInputs, type CompanyTexts, countryFields } from '#server/features/clients/schema.ts'
import type { Choice, Conflict as FieldConflict, Part } from './merge.ts'

/** What both of two people have changed in one record, and who the other one is. */
export type Conflicted = { by: string[]; conflicts: FieldConflict[] }
type Props = { found: Conflicted | undefined; onDecide: (choices: Record<string, Choice>) => void; onClose: () => void }

/**
 * Asks, for each field that two people have changed otherwise, whose text is saved. All else is put together already.
 */
export function Conflict({ found, onDecide, onClose }: Props) {
  return (
    <Dialog
      open={found !== undefined}
      onClose={onClose}
      title={m.conflict_title()}
      description={found && m.conflict_text({ name: namesOf(found.by) })}
      closeLabel={m.close()}
    >
      {found && <Questions {...found} onDecide={onDecide} onClose={onClose} />}
    </Dialog>
  )
}

function Questions({ by, conflicts, onDecide, onClose }: Conflicted & Omit<Props, 'found'>) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const [isTried, setTried] = useState(false)

  function decide() {
    setTried(true)
    const first = conflicts.find(({ key }) => !choices[key])
    if (first) document.querySelector<HTMLElement>(`input[name="${CSS.escape(first.key)}"]`)?.focus()
    else onDecide(choices)
  }

  return (
    <>
      {conflicts.map(conflict => (
        <RadioGroup
          key={conflict.key}
          legend={titleOf(conflict)}
          name={conflict.key}
          value={choices[conflict.key]}
          onChange={value => setChoices({ ...choices, [conflict.key]: value as Choice })}
          error={isTried && !choices[conflict.key] ? m.conflict_choose() : undefined}
          options={[
            { value: 'local', label: m.conflict_yours(), detail: show(conflict, 'local') },
            { value: 'remote', label: namesOf(by), detail: show(conflict, 'remote') },
          ]}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={decide}>{m.conflict_save()}</Button>
        <Button variant="ghost" onClick={onClose}>
          {m.conflict_back()}
        </Button>
      </div>
    </>
  )
}

/** Names in one line; somebody, where the log does not say who it was. */
export function namesOf(by: string[]): string {
  return by.length > 0 ? new Intl.ListFormat(getLocale()).format(by) : m.conflict_somebody()
}

/** The parts of a record in one line, as the form calls them. */
export function partsIn(parts: Iterable<Part>): string {
  const titleOf = (part: Part) =>
    part === 'company'
      ? m.form_companies_section()
      : part === 'image'
        ? m.form_images_section()
        : countryFields[part].label()
  return new Intl.ListFormat(getLocale()).format([...parts].map(titleOf))
}

/** The label of a field in the form, after the company it belongs to; the company alone where there is no field. */
export function titleOf({ field, company }: Pick<FieldConflict, 'field' | 'company'>): string {
  if (!field) return company ?? ''
  const title = { ...countryFields, ...companyFields }[field].label()
  return company ? `${company}: ${title}` : title
}

function show(conflict: FieldConflict, side: Choice) {
  const value = conflict[side]
  if (conflict.field === 'countryFlagImage') return side === 'local' ? m.conflict_flag_new() : m.conflict_flag_theirs()
  if (value === undefined) return m.conflict_removed()
  if (typeof value === 'object') return linesOf(value)
  return value || m.conflict_empty()
}

function linesOf(company: CompanyTexts) {
  return companyInputs
    .map(field => company[field])
    .filter(Boolean)
    .join(' – ')
}
