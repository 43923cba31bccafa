import { type ClipboardEvent, type KeyboardEvent, useCallback, useState } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { formatNumber, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import {
  type ClientTexts,
  COMPANIES_MAX,
  type CompanyField,
  companyFields,
  type CompanyTexts,
} from '#server/features/clients/schema.ts'
import { emptyCompany, isEmpty } from './form-values.ts'
import { isTable, readRows, withRows } from './paste-rows.ts'

/** A change that can be undone; shown above the row at index `place`. */
type Undo = { text: string; label: string; place: number; isPasted: boolean; restore: () => void }

/** Moves a company and then the focus to a button of its row. */
export type Move = (from: number, to: number, focus: 'up' | 'down' | 'place' | undefined) => void

/** What can be done with the companies of the form. `onBangla` is called when texts in Bangla were pasted. */
export function useCompanies(
  { control, getValues }: UseFormReturn<ClientTexts>,
  columns: CompanyField[],
  onBangla: () => void,
) {
  const { fields, append, remove, insert, replace, move } = useFieldArray({ control, name: 'company', keyName: 'key' })
  const [undo, setUndo] = useState<Undo>()
  const [moved, setMoved] = useState('')
  const focusNext = useFocusNext()
  const focusPart = useCallback(
    (n: number, part: string) => focusNext(() => document.getElementById(`company.${n}.${part}`)),
    [focusNext],
  )
  /** Undoing a paste would also lose what was done with its rows since. */
  const endUndoOfPaste = useCallback(() => setUndo(undo => (undo?.isPasted ? undefined : undo)), [])

  const removeCompany = useCallback(
    (n: number) => {
      const companies = getValues('company')
      const company = structuredClone(companies[n]!)
      remove(n)
      if (isEmpty(company)) {
        setUndo(undefined)
        return focusPart(Math.min(n, companies.length - 2), 'companyName')
      }
      const name = nameOf(company, n)
      setUndo({
        text: m.form_company_removed({ name }),
        label: m.form_company_bring_back({ name }),
        place: n,
        isPasted: false,
        restore() {
          insert(Math.min(n, getValues('company').length), company, { shouldFocus: false })
          focusPart(n, 'companyName')
        },
      })
      return focusNext(() => document.getElementById('company-undo'))
    },
    [getValues, remove, insert, focusPart, focusNext],
  )

  const moveCompany: Move = useCallback(
    (from, to, focus) => {
      if (from !== to) {
        const companies = getValues('company')
        const [n, of] = [to + 1, companies.length].map(figure => formatNumber(figure)) as [string, string]
        setMoved(m.form_company_moved({ name: nameOf(companies[from]!, from), n, of }))
        endUndoOfPaste()
        move(from, to)
      }
      if (focus) focusPart(to, focus)
    },
    [getValues, move, focusPart, endUndoOfPaste],
  )

  function add() {
    endUndoOfPaste()
    append(emptyCompany, { shouldFocus: false })
    focusPart(fields.length, 'companyName')
  }

  async function paste(event: ClipboardEvent) {
    const cell = findCell(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!cell || !isTable(text)) return
    event.preventDefault()
    const { rows, left } = readRows(text, cell.field, columns)
    const before = structuredClone(getValues('company'))
    const pasted = withRows(before, cell.n, rows, emptyCompany, COMPANIES_MAX)
    replace(pasted.companies)
    if (rows.some(row => Object.keys(row).some(field => 'lang' in companyFields[field as CompanyField]))) onBangla()
    focusPart(cell.n, cell.field)
    setUndo({
      text: describePaste({ ...pasted, rows: rows.length, leftColumns: left }),
      label: m.form_companies_unpaste(),
      place: Math.min(cell.n + rows.length, pasted.companies.length),
      isPasted: true,
      restore() {
        replace(before)
        focusPart(cell.n, cell.field)
      },
    })
  }

  /** Up, Down and Enter go from row to row in a column; Enter in the last row adds one. */
  function press(event: KeyboardEvent) {
    const cell = findCell(event.target)
    const step = STEPS[event.key]
    if (!cell || !step || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const place = cell.n + step
    const next = document.querySelector<HTMLInputElement>(`[name="company.${place}.${cell.field}"]`)
    next?.focus()
    next?.select()
    if (!next && event.key === 'Enter' && !isEmpty(getValues(`company.${cell.n}`))) add()
  }

  return {
    fields,
    status: undo?.text ?? moved,
    undo: undo && {
      ...undo,
      restore() {
        setUndo(undefined)
        undo.restore()
      },
    },
    add,
    paste,
    press,
    endUndoOfPaste,
    removeCompany,
    moveCompany,
  }
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

function findCell(target: EventTarget) {
  const [, n, field] = /^company\.(\d+)\.(\w+)$/.exec((target as HTMLInputElement).name ?? '') ?? []
  return n && field ? { n: Number(n), field: field as CompanyField } : undefined
}

function describePaste(pasted: { rows: number; replaced: number; left: number; leftColumns: number }) {
  const { rows, replaced, left, leftColumns } = pasted
  return [
    m.form_rows_pasted(plural(rows - left)),
    replaced && m.form_cells_replaced(plural(replaced)),
    left && m.form_rows_left({ ...plural(left), max: formatNumber(COMPANIES_MAX) }),
    leftColumns && m.form_columns_left(plural(leftColumns)),
  ]
    .filter(Boolean)
    .join(' ')
}

function nameOf(company: CompanyTexts, n: number) {
  return company.companyName.trim() || m.form_company({ n: formatNumber(n + 1) })
}
