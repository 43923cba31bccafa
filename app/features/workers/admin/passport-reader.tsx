import { Alert } from '@agency/ui/Alert'
import { TextArea } from '@agency/ui/TextArea'
import { useRef, useState } from 'react'
import { formatDate, formatDay, today } from '#i18n/format.ts'
import { formatDigits, formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { fillPassport, type Filled } from './fill-passport.ts'
import { type PassportLines, readPassportLines } from './passport-lines.ts'

const labels: Record<string, () => string> = {
  name: m.worker_name,
  passport: m.worker_passport,
  bornOn: m.worker_born,
  passportExpiresOn: m.worker_passport_expires,
  sex: m.worker_sex,
  passportPlace: m.worker_passport_place,
  passportIssuedOn: m.worker_passport_issued,
}
/** The id of the field that a reader of passports types into. */
export const PASSPORT_LINES = 'passport-lines'

const NOTHING: Filled = { filled: [], kept: [], written: {} }

/**
 * Fills in the fields of a form from the two lines at the foot of a passport's page. What is closed stays closed; what
 * is kept of the lines is what the fields have. What other lines have filled in before goes, and what somebody typed or
 * stored before is told.
 */
export function PassportReader({ form }: { form: Parameters<typeof fillPassport>[0] }) {
  const [lines, setLines] = useState<ReturnType<typeof readPassportLines>>()
  const [found, setFound] = useState(NOTHING)
  const written = useRef<Filled['written']>({})

  function read(text: string) {
    if (text.trim() === '') return setLines(undefined) // the lines go, what they have filled in stays
    const read = readPassportLines(text)
    setLines(read)
    const next = fillPassport(form, isRead(read) ? read.values : undefined, written.current)
    written.current = next.written
    setFound(next)
  }

  return (
    <div className="grid gap-4 rounded-lg border border-line bg-sunken p-5">
      <TextArea
        id={PASSPORT_LINES}
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
        {isRead(lines) && found.filled.length > 0 && (
          <Alert variant="success" title={m.worker_lines_filled({ fields: namesOf(found.filled) })} />
        )}
        {isRead(lines) && <Ended {...lines} />}
        {isRead(lines) && <Problems {...lines} />}
        {isRead(lines) && found.kept.length > 0 && (
          <Alert variant="warning" title={m.worker_lines_kept({ fields: namesOf(found.kept) })}>
            {m.worker_lines_kept_text()}
          </Alert>
        )}
      </div>
    </div>
  )
}

/** A passport that has ended is no good, however well its lines were read. */
function Ended({ values: { passportExpiresOn: day } }: PassportLines) {
  return day && day < today() ? <Alert variant="danger" title={m.worker_lines_ended({ day: formatDay(day) })} /> : null
}

/** What of the lines has to be compared with the page, and why. */
function Problems({ wrong, isCut, birthStated }: PassportLines) {
  const digits = wrong.filter(field => field !== 'name' && field !== 'all')
  return (
    <>
      {wrong.includes('name') && (
        <Alert variant="danger" title={m.worker_lines_name_wrong()}>
          {m.worker_lines_name_wrong_text()}
        </Alert>
      )}
      {isCut && <Alert variant="warning" title={m.worker_lines_name_cut()} />}
      {birthStated !== undefined && (
        <Alert
          variant="warning"
          title={
            birthStated === ''
              ? m.worker_lines_birth_unknown()
              : m.worker_lines_birth_part({ stated: statedText(birthStated) })
          }
        >
          {m.worker_lines_birth_text()}
        </Alert>
      )}
      {(digits.length > 0 || wrong.includes('all')) && (
        <Alert
          variant="danger"
          title={digits.length > 0 ? m.worker_lines_wrong({ fields: namesOf(digits) }) : m.worker_lines_wrong_all()}
        >
          {m.worker_lines_compare()}
        </Alert>
      )}
    </>
  )
}

const statedText = (stated: string) =>
  stated.includes('-') ? formatDate(`${stated}-15`, { month: 'long', year: 'numeric' }) : formatDigits(stated)

const isRead = (lines: ReturnType<typeof readPassportLines> | undefined): lines is PassportLines =>
  typeof lines === 'object' && 'values' in lines

function errorOf(lines: ReturnType<typeof readPassportLines> | undefined) {
  if (lines === undefined || isRead(lines)) return undefined
  if (lines === 'other') return m.worker_lines_other({ first: 'P', filler: '<' })
  return lines.signs < 0
    ? m.worker_lines_short({ count: formatNumber(-lines.signs) })
    : m.worker_lines_long({ count: formatNumber(lines.signs) })
}

const namesOf = (fields: string[]) => fields.map(field => labels[field]?.() ?? field).join(', ')
