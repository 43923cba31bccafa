import type { FieldErrors } from 'react-hook-form'
import type { Client } from '#app/features/clients/queries.ts'
import type { ClientTexts } from '#server/features/clients/schema.ts'
import { noCompany } from './companies-fields.tsx'
import { type Texts, textsOf } from './merge.ts'
import { companyFields } from './paste-rows.ts'
import type { usePictures } from '#app/editor/use-pictures.ts'

/** What the form begins with. */
export function defaultValues(client?: Client): ClientTexts {
  if (!client) return { countryName: '', workSummary: '', workSummaryBn: '', company: [noCompany] }
  const { countryName, workSummary, workSummaryBn, company } = textsOf(client)
  return { countryName, workSummary, workSummaryBn, company: company.length > 0 ? company : [noCompany] }
}

/** What stands in the form, with the pictures that are stored, as texts. */
export function toFormTexts({
  workSummaryBn,
  company,
  ...record
}: ClientTexts & Pick<Client, 'countryFlagImage' | 'image'>): Texts {
  return {
    ...record,
    workSummaryBn: workSummaryBn ?? '',
    company: company.map(({ companyNameBn, companySectorBn, ...entry }) => ({
      ...entry,
      companyNameBn: companyNameBn ?? '',
      companySectorBn: companySectorBn ?? '',
    })),
  }
}

/** Every problem of the form in the order of its fields, each with the field to go to. */
export function listProblems(
  errors: FieldErrors<ClientTexts>,
  flagProblem: string | undefined,
  { flag, added }: Pick<ReturnType<typeof usePictures>, 'flag' | 'added'>,
) {
  const problems: { id: string; label: string }[] = []
  const note = (id: string, label: string | undefined) => {
    if (label) problems.push({ id, label })
  }
  note('countryName', errors.countryName?.message)
  note('flag', flagProblem ?? flag[0]?.problem)
  note('workSummary', errors.workSummary?.message)
  note('workSummaryBn', errors.workSummaryBn?.message)
  note('companies', errors.company?.root?.message ?? errors.company?.message)
  for (const [n, entry] of Object.entries(errors.company ?? [])) {
    if (!entry || typeof entry !== 'object') continue
    for (const field of companyFields)
      note(`company.${n}.${field}`, (entry as Record<string, { message?: string }>)[field]?.message)
  }
  for (const { problem } of added) note('images', problem)
  return problems
}
