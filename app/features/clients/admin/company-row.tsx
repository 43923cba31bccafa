import { Button, IconButton } from '@agency/ui/Button'
import { Entry } from '@agency/ui/EntryTable'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { memo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#app/editor/use-translation.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type ClientTexts, type CompanyField, companyFields } from '#server/features/clients/schema.ts'
import { CompanyPlace } from './company-place.tsx'
import { FieldInput } from './field-input.tsx'
import type { Move } from './use-companies.ts'

type Props = {
  n: number
  count: number
  columns: { name: CompanyField; translation: CompanyField | undefined }[]
  form: UseFormReturn<ClientTexts>
  errors: Partial<Record<CompanyField, string | undefined>>
  onMove: Move
  onRemove: (n: number) => void
}

/** One company of the table. Rows whose props are alike are not rendered again: a country may have hundreds. */
export const CompanyRow = memo(Row, areAlike)

function Row({ n, count, columns, form, errors, onMove, onRemove }: Props) {
  const figure = formatNumber(n + 1)
  const input = (name: CompanyField) => <Input key={name} n={n} name={name} form={form} error={errors[name]} />
  return (
    <Entry
      label={m.form_company({ n: figure })}
      place={<CompanyPlace n={n} count={count} onMove={onMove} />}
      actions={
        count > 1 && (
          <>
            <span className="flex">
              <IconButton
                id={`company.${n}.up`}
                aria-label={m.form_company_up({ n: figure })}
                aria-disabled={n === 0 || undefined}
                onClick={() => onMove(n, Math.max(n - 1, 0), 'up')}
                className="aria-disabled:text-edge as-table:w-9"
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                id={`company.${n}.down`}
                aria-label={m.form_company_down({ n: figure })}
                aria-disabled={n === count - 1 || undefined}
                onClick={() => onMove(n, Math.min(n + 1, count - 1), 'down')}
                className="aria-disabled:text-edge as-table:w-9"
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
            </span>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onRemove(n)}
              aria-label={m.form_remove_company_n({ n: figure })}
              title={m.form_remove_company()}
              className="as-table:rounded-full as-table:px-2"
            >
              <X aria-hidden="true" className="hidden as-table:block" />
              <span className="as-table:sr-only">{m.form_remove_company()}</span>
            </Button>
          </>
        )
      }
    >
      {columns.flatMap(({ name, translation }) => [
        input(name),
        translation && (
          <Translation
            key={translation}
            n={n}
            name={translation}
            english={name}
            form={form}
            error={errors[translation]}
          />
        ),
      ])}
    </Entry>
  )
}

type InputProps = Pick<Props, 'n' | 'form'> & { name: CompanyField; error: string | undefined }

function Translation({ english, ...props }: InputProps & { english: CompanyField }) {
  const { n, name, form } = props
  return <Input {...props} {...useTranslation(form.control, `company.${n}.${english}`, `company.${n}.${name}`)} />
}

function Input({ n, name, form, ...state }: InputProps) {
  const id = `company.${n}.${name}` as const
  return <FieldInput id={id} field={companyFields[name]} autoComplete="off" {...state} {...form.register(id)} />
}

function areAlike({ errors, ...one }: Props, { errors: others, ...other }: Props) {
  const names = Object.keys(companyFields) as CompanyField[]
  return (
    names.every(name => errors[name] === others[name]) &&
    (Object.keys(one) as (keyof typeof one)[]).every(name => one[name] === other[name])
  )
}
