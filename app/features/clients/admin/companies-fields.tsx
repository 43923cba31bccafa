import { Block } from '@agency/ui/Block'
import { Button } from '@agency/ui/Button'
import { Plus, Undo2 } from 'lucide-react'
import { type ClipboardEvent, Fragment, useState } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { plural, formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import {
  type ClientTexts,
  type CompanyField,
  companyFields,
  companyInputs,
  type CompanyTexts,
} from '#server/features/clients/schema.ts'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { FieldInput } from './field-input.tsx'
import { emptyCompany } from './form-values.ts'
import { isTable, readRows } from './paste-rows.ts'

const isNumber = (field: CompanyField) => companyFields[field].kind === 'number'
const texts = companyInputs.filter(field => !isNumber(field))
const numbers = companyInputs.filter(isNumber)

/** A change that can be undone; shown above the block at index `place`. */
type Undo = { text: string; label: string; place: number; isPasted: boolean; restore: () => void }

/**
 * The companies of a client country: one block each, at least one. Rows of a spreadsheet can be pasted into any of
 * their fields.
 */
export function Companies({
  form: {
    control,
    register,
    getValues,
    formState: { errors },
  },
}: {
  form: UseFormReturn<ClientTexts>
}) {
  const { fields, append, remove, insert, replace } = useFieldArray({ control, name: 'company', keyName: 'key' })
  const [undo, setUndo] = useState<Undo>()
  const focusNext = useFocusNext()
  const focusField = (n: number, field: CompanyField) =>
    focusNext(() => document.getElementById(`company.${n}.${field}`))

  function removeCompany(n: number) {
    const company = getValues(`company.${n}`)
    remove(n)
    if (isEmpty(company)) {
      setUndo(undefined)
      return focusField(Math.min(n, fields.length - 2), 'companyName')
    }
    const name = company.companyName.trim() || m.form_company({ n: formatNumber(n + 1) })
    const restore = () => {
      insert(Math.min(n, getValues('company').length), company, { shouldFocus: false })
      focusField(n, 'companyName')
    }
    setUndo({
      text: m.form_company_removed({ name }),
      label: m.form_company_bring_back({ name }),
      place: n,
      isPasted: false,
      restore,
    })
    return focusNext(() => document.getElementById('company-undo'))
  }

  async function paste(event: ClipboardEvent) {
    const [, place = '', field = ''] = /^company\.(\d+)\.(\w+)$/.exec((event.target as HTMLInputElement).name) ?? []
    const text = event.clipboardData.getData('text/plain')
    if (!place || !isTable(text)) return
    event.preventDefault()
    const rows = await readRows(text, field as CompanyField)
    const before = structuredClone(getValues('company'))
    replace(withRows(before, Number(place), rows))
    focusField(Number(place), field as CompanyField)
    const pasted = plural(rows.length)
    const restore = () => {
      replace(before)
      focusField(Number(place), field as CompanyField)
    }
    setUndo({
      text: m.form_companies_pasted(pasted),
      label: m.form_companies_unpaste(),
      place: Number(place) + rows.length,
      isPasted: true,
      restore,
    })
  }

  const input = (n: number, field: CompanyField) => (
    <FieldInput
      key={field}
      id={`company.${n}.${field}`}
      field={companyFields[field]}
      error={errors.company?.[n]?.[field]?.message}
      {...register(`company.${n}.${field}`)}
    />
  )

  const note = undo && (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-dashed border-edge px-4 py-2">
      <p className="min-w-0 wrap-anywhere">{undo.text}</p>
      <Button
        id="company-undo"
        variant="secondary"
        size="sm"
        onClick={() => {
          setUndo(undefined)
          undo.restore()
        }}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {undo.label}
      </Button>
    </div>
  )
  return (
    // undoing a paste would also lose what was typed into its rows
    <div
      className="grid min-w-0 gap-6"
      onPaste={event => {
        void paste(event)
      }}
      onInput={() => {
        if (undo?.isPasted) setUndo(undefined)
      }}
    >
      <p role="status" className="sr-only">
        {undo?.text}
      </p>
      {fields.map(({ key }, n) => (
        <Fragment key={key}>
          {undo?.place === n && note}
          <Block
            legend={m.form_company({ n: formatNumber(n + 1) })}
            action={
              fields.length > 1 && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => removeCompany(n)}
                  aria-label={m.form_remove_company_n({ n: formatNumber(n + 1) })}
                >
                  {m.form_remove_company()}
                </Button>
              )
            }
          >
            <div className="grid gap-5 sm:grid-cols-2">{texts.map(field => input(n, field))}</div>
            {numbers.map(field => input(n, field))}
          </Block>
        </Fragment>
      ))}
      {undo && undo.place >= fields.length && note}
      <div>
        <Button variant="secondary" onClick={() => append(emptyCompany)}>
          <Plus aria-hidden="true" className="size-5" />
          {m.form_add_company()}
        </Button>
        <p className="mt-2 text-sm text-muted">{m.form_paste_hint()}</p>
      </div>
    </div>
  )
}

/** The companies with rows added at index `place`: the first into that block, the others into empty or new blocks. */
function withRows(companies: CompanyTexts[], place: number, rows: Partial<CompanyTexts>[]) {
  const list = [...companies]
  for (const [n, row] of rows.entries()) {
    const there = list[place + n]
    if (there && (n === 0 || isEmpty(there))) list[place + n] = { ...there, ...row }
    else list.splice(place + n, 0, { ...emptyCompany, ...row })
  }
  return list
}

function isEmpty(company: CompanyTexts) {
  return companyInputs.every(field => !company[field]?.trim())
}
