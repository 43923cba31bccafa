import { SelectField } from '@agency/ui/SelectField'
import { TextField } from '@agency/ui/TextField'
import { DayField } from '#app/editor/day-field.tsx'
import type { StaffFormOf } from '#app/editor/use-staff-form.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Kind } from '#server/features/applications/stages/gaps.shared.ts'
import { type Fact, factLabels, FACTS, outcomeLabels } from '#server/features/workers/documents.shared.ts'
import { issuedDaysOf } from '#server/features/workers/document-schema.ts'
import { expiryDays, heldDays } from '#server/features/workers/schema.ts'

const longest: Partial<Record<Fact, number>> = { number: 40 }
const PLACE_MAX = 100

type Props = {
  kind: Kind
  /** Those that are asked; without them all that the kind has. */
  facts?: readonly Fact[]
  form: Pick<StaffFormOf<Record<Fact, string>>, 'field'>
  className?: string
}

/** The fields for what a document of a kind says. */
export function DocumentFacts({ kind, facts: asked = FACTS, form, className = 'sm:grid-cols-2' }: Props) {
  const labels = factLabels[kind]
  const days = { heldOn: heldDays, issuedOn: issuedDaysOf(kind), expiresOn: expiryDays }
  const facts = asked.filter(fact => labels[fact])
  if (facts.length === 0) return null
  return (
    <div className={`grid gap-5 ${className}`}>
      {facts.map(name => {
        const field = { label: labels[name]!(), ...form.field(name, { shouldUnregister: true }) }
        if (name === 'outcome')
          return (
            <SelectField key={name} {...field}>
              <option value="">{m.not_known()}</option>
              {Object.entries(outcomeLabels[kind] ?? {}).map(([value, label]) => (
                <option key={value} value={value}>
                  {label()}
                </option>
              ))}
            </SelectField>
          )
        if (name === 'heldOn' || name === 'issuedOn' || name === 'expiresOn')
          return <DayField key={name} {...field} days={days[name]} />
        return <TextField key={name} {...field} maxLength={longest[name] ?? PLACE_MAX} spellCheck={false} />
      })}
    </div>
  )
}
