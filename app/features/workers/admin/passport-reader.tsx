import { Alert } from '@agency/ui/Alert'
import { TextArea } from '@agency/ui/TextArea'
import { type RefObject, useState } from 'react'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type PassportLines, readPassportLines } from './passport-lines.ts'

const labels: Record<string, () => string> = {
  name: m.worker_name,
  passport: m.worker_passport,
  bornOn: m.worker_born,
  passportExpiresOn: m.worker_passport_expires,
  sex: m.worker_sex,
}

/**
 * Fills in the fields of a form from the two lines at the foot of a passport's page. What is closed stays closed; what is kept of the lines is
 * what the fields have.
 */
export function PassportReader({ form, onFilled }: { form: RefObject<HTMLFormElement | null>; onFilled: () => void }) {
  const [lines, setLines] = useState<ReturnType<typeof readPassportLines>>()
  const [filled, setFilled] = useState<string[]>([])

  function read(text: string) {
    const read = text.trim() === '' ? undefined : readPassportLines(text)
    setLines(read)
    if (!isRead(read)) return
    const names = Object.entries(read.values).flatMap(([name, value]) =>
      fill(form.current, name, value) ? [name] : [],
    )
    setFilled(names)
    if (names.length > 0) onFilled()
  }

  return (
    <div className="grid gap-4 rounded-lg border border-line bg-sunken p-5">
      <TextArea
        id="passport-lines"
        label={m.worker_lines()}
        hint={m.worker_lines_hint()}
        rows={2}
        maxLength={400}
        spellCheck={false}
        autoCapitalize="characters"
        className="[&_textarea]:font-mono [&_textarea]:text-sm [&_textarea]:break-all"
        error={errorOf(lines)}
        onChange={({ target }) => read(target.value)}
      />
      <div role="status" className="grid gap-3 empty:hidden">
        {isRead(lines) && filled.length > 0 && (
          <Alert variant="success" title={m.worker_lines_filled({ fields: namesOf(filled) })} />
        )}
        {isRead(lines) && lines.wrong.length > 0 && (
          <Alert variant="danger" title={wrongTitle(lines)}>
            {m.worker_lines_compare()}
          </Alert>
        )}
      </div>
    </div>
  )
}

const isRead = (lines: ReturnType<typeof readPassportLines> | undefined): lines is PassportLines =>
  typeof lines === 'object' && 'values' in lines

function errorOf(lines: ReturnType<typeof readPassportLines> | undefined) {
  if (lines === undefined || isRead(lines)) return undefined
  if (lines === 'other') return m.worker_lines_other({ first: 'P', filler: '<' })
  return lines.signs < 0
    ? m.worker_lines_short({ count: formatNumber(-lines.signs) })
    : m.worker_lines_long({ count: formatNumber(lines.signs) })
}

const wrongTitle = ({ wrong }: PassportLines) =>
  wrong.includes('all') ? m.worker_lines_wrong_all() : m.worker_lines_wrong({ fields: namesOf(wrong) })

const namesOf = (fields: string[]) => fields.map(field => labels[field]?.() ?? field).join(', ')

/** Gives whether the form has the field. */
function fill(form: HTMLFormElement | null, name: string, value: string): boolean {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return false
  field.value = value
  return true
}
