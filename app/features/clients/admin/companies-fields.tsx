import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { EntryNote, EntryTable } from '@agency/ui/EntryTable'
import { Switch } from '@agency/ui/Switch'
import { Plus, Undo2 } from 'lucide-react'
import { Fragment } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { FormSection } from '#app/editor/form-section.tsx'
import { MissingTranslations } from '#app/editor/missing-translations.tsx'
import { isMissing, pairTranslations } from '#server/drafts/translations.shared.ts'
import { m } from '#i18n/paraglide/messages.js'
import {
  type ClientTexts,
  type CompanyField,
  companyFields,
  companyInputs,
  type Field,
} from '#server/features/clients/schema.ts'
import { CompanyRow } from './company-row.tsx'
import type { Misplaced } from './script.ts'
import { useBanglaColumns } from './use-bangla-columns.ts'
import { useCompanies } from './use-companies.ts'

const inBoth = pairTranslations(companyInputs)
const inEnglish = inBoth.map(({ name }) => ({ name, translation: undefined }))
const translations = inBoth.flatMap(({ name, translation }) => (translation ? { name, translation } : []))
const companyTranslations = new Set<string>(translations.map(({ translation }) => translation))

/** `misplaced` are the texts that may be in the wrong language. */
type Props = { form: UseFormReturn<ClientTexts>; misplaced?: Misplaced[] | undefined }

/** The companies of a client country as a table, at least one. Rows of a spreadsheet can be pasted into any cell. */
export function Companies({ form, misplaced = [] }: Props) {
  const { errors } = form.formState
  const isBanglaNeeded = hasBanglaError(errors) || misplaced.some(({ field }) => companyTranslations.has(field))
  const bangla = useBanglaColumns(isBanglaNeeded)
  const columns = bangla.isShown ? inBoth : inEnglish
  const names = columns.flatMap(({ name, translation }) => [name, translation ?? []].flat())
  const companies = useCompanies(form, names, bangla.open)
  const { fields, undo } = companies
  const problem = errors.company?.root?.message ?? errors.company?.message
  const note = undo && (
    <EntryNote>
      <p className="min-w-0 wrap-anywhere">{undo.text}</p>
      <Button id="company-undo" variant="secondary" size="sm" onClick={undo.restore}>
        <Undo2 aria-hidden="true" className="size-4" />
        {undo.label}
      </Button>
    </EntryNote>
  )
  return (
    <FormSection
      id="companies"
      title={m.form_companies_section()}
      aside={
        <div className="flex flex-wrap items-center gap-x-4">
          <MissingTranslations control={form.control} find={findTranslations} onJump={bangla.open} />
          <Switch
            label={m.form_bangla_columns()}
            checked={bangla.isShown}
            disabled={isBanglaNeeded}
            onChange={({ target }) => bangla.choose(target.checked)}
          />
        </div>
      }
    >
      {problem && <Alert variant="danger" title={problem} />}
      <p role="status" className="sr-only">
        {companies.status}
      </p>
      <EntryTable
        heads={names.map(name => ({
          label: companyFields[name].label(),
          required: (companyFields[name] as Field).whenNull !== 'omitted',
        }))}
        onPaste={event => {
          void companies.paste(event)
        }}
        onKeyDown={companies.press}
        onInput={companies.endUndoOfPaste}
        className={
          bangla.isShown
            ? '[--columns:2.75rem_repeat(2,minmax(0,3fr))_repeat(2,minmax(0,2fr))_7rem_7rem]'
            : '[--columns:2.75rem_minmax(0,3fr)_minmax(0,2fr)_8rem_7rem]'
        }
      >
        {fields.map(({ key }, n) => (
          <Fragment key={key}>
            {undo?.place === n && note}
            <CompanyRow
              n={n}
              count={fields.length}
              columns={columns}
              form={form}
              errors={messagesOf(errors.company?.[n])}
              onMove={companies.moveCompany}
              onRemove={companies.removeCompany}
            />
          </Fragment>
        ))}
        {undo && undo.place >= fields.length && note}
      </EntryTable>
      <div>
        <Button variant="secondary" onClick={companies.add}>
          <Plus aria-hidden="true" className="size-5" />
          {m.form_add_company()}
        </Button>
        <p className="mt-2 max-w-text text-sm text-muted">
          {fields.length === 1 && `${m.form_companies_later()} `}
          {m.form_paste_hint()}
        </p>
      </div>
    </FormSection>
  )
}

type CompanyErrors = Partial<Record<CompanyField, { message?: string | undefined }>>

function messagesOf(errors: CompanyErrors | undefined) {
  return Object.fromEntries(companyInputs.map(field => [field, errors?.[field]?.message]))
}

function hasBanglaError({ company }: FieldErrors<ClientTexts>) {
  const entries = Object.values(company ?? []) as (CompanyErrors | undefined)[]
  return entries.some(errors => translations.some(({ translation }) => errors?.[translation]?.message))
}

function findTranslations({ company }: ClientTexts) {
  return company.flatMap((texts, n) =>
    translations.map(({ name, translation }) => ({
      id: `company.${n}.${translation}`,
      isMissing: isMissing(texts[name], texts[translation]),
    })),
  )
}
