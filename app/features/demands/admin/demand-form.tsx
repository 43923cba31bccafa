import { Button } from '@agency/ui/Button'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Control, type FieldValues, useFieldArray, useWatch } from 'react-hook-form'
import { FormSection } from '#app/editor/form-section.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import type { AnyStaffForm } from '#app/editor/use-staff-form.ts'
import { CompanyFields, ContactFields, type FieldOf, TermsFields } from '#app/features/demands/demand-fields.tsx'
import { PostFields } from '#app/features/demands/post-fields.tsx'
import { currencyIn } from '#i18n/currencies.ts'
import { m } from '#i18n/paraglide/messages.js'
import { writtenStartDays } from '#server/features/demands/schema.ts'
import { lineName, LINES_MAX, type LineTexts } from '#server/features/demands/lines.shared.ts'

/** A post as its fields begin: one that is there already has its id. */
export type WrittenLine = Required<LineTexts> & { id?: string | undefined }

export const BLANK_LINE: WrittenLine = {
  trade: '',
  number: '',
  wage: '',
  currency: '',
  period: 'month',
  hours: '',
  days: '',
  months: '',
  housing: '',
  food: '',
  ticket: '',
  medical: '',
  insurance: '',
}

type Props = {
  form: AnyStaffForm & {
    control: Control
    field: (name: never) => ReturnType<FieldOf>
    getValues: () => FieldValues
    set: (name: never, value: never) => void
  }
  /** The posts of which there are vacancies, by their ids. */
  published?: ReadonlySet<string>
  actions: ReactNode
  /** What is asked besides. */
  children?: ReactNode
}

/** The public form as staff fill it in or correct it, in one. */
export function DemandForm({ form, published, actions, children }: Props) {
  const field: FieldOf = name => ({ ...form.field(name as never), autoComplete: 'off' })
  useOfferedCurrency(form)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines', keyName: 'key' })
  const lines = fields as (Record<'key', string> & Pick<WrittenLine, 'id'>)[]
  const addLine = () => {
    const { id: _, ...last } = (form.getValues().lines as WrittenLine[]).at(-1)!
    append({ ...last, trade: '', number: '' }, { focusName: lineName(lines.length, 'trade') })
  }
  /** The focus goes to the post that takes its place. */
  const removeLine = (n: number) => {
    flushSync(() => remove(n))
    document.getElementById(form.field(lineName(Math.min(n, lines.length - 2), 'trade') as never).id)?.focus()
  }
  return (
    <StaffForm form={form} className="grid max-w-3xl gap-8" actions={actions}>
      <FormSection title={m.demand_company()}>
        <CompanyFields field={field} />
      </FormSection>
      <FormSection title={m.demand_reach()}>
        <ContactFields field={field} />
      </FormSection>
      <FormSection title={m.demand_part_posts()}>
        {lines.map(({ key, id }, n) => (
          <PostFields
            key={key}
            n={n}
            field={name => field(lineName(n, name))}
            onRemove={lines.length > 1 && !(id && published?.has(id)) ? () => removeLine(n) : undefined}
          >
            {id && published?.has(id) && <p className="text-sm text-muted">{m.demand_edit_vacancy()}</p>}
          </PostFields>
        ))}
        {lines.length < LINES_MAX && (
          <Button variant="secondary" className="justify-self-start" onClick={addLine}>
            <Plus aria-hidden="true" />
            {m.demand_add()}
          </Button>
        )}
      </FormSection>
      <FormSection title={m.demand_part_terms()}>
        <TermsFields field={field} starts={writtenStartDays} />
      </FormSection>
      {children}
    </StaffForm>
  )
}

/** Posts whose currency nobody has chosen get that of the country, also when another country is chosen later. */
function useOfferedCurrency({ control, getValues, set }: Props['form']) {
  const country = useWatch({ control, name: 'country' }) as string
  const before = useRef({ country, currency: '' })
  const offer = useEffectEvent((country: string) => {
    const { current } = before
    const currency = currencyIn(country)
    if (country === current.country || !currency) return
    before.current = { country, currency }
    for (const [n, line] of (getValues().lines as WrittenLine[]).entries())
      if (line.currency === '' || line.currency === current.currency)
        set(lineName(n, 'currency') as never, currency as never)
  })
  useEffect(() => offer(country), [country])
}
