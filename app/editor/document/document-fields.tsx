import { FieldPair } from '@agency/ui/FieldPair'
import { DocumentInput, TranslationInput } from './document-input.tsx'
import { rowsOf } from './field-rows.ts'
import type { InputProps } from './input-props.ts'

type Props = Omit<InputProps, 'name'>

/** The inputs for these fields: texts beside their translations, short fields beside each other. */
export function DocumentFields(props: Props) {
  const input = (name: string) => <DocumentInput key={name} name={name} {...props} />
  return rowsOf(props.fields).map(({ kind, names }) => {
    const [first = '', second = ''] = names
    if (kind === 'wide') return input(first)
    if (kind === 'pair')
      return (
        <FieldPair key={first}>
          {input(first)}
          <TranslationInput name={second} english={first} {...props} />
        </FieldPair>
      )
    return (
      <div key={first} className="grid min-w-0 gap-x-8 gap-y-6 lg:grid-cols-2">
        {names.map(input)}
      </div>
    )
  })
}
