import { DescriptionItem } from '@agency/ui/DescriptionList'
import { m } from '#i18n/paraglide/messages.js'
import { type Unsaid as Field, unsaidText } from '#server/features/applications/unsaid.shared.ts'
import type { Application } from './queries.ts'

/** What an applicant has not said and nothing else tells. */
export const unsaidOf = ({ unsaid, isPassportInFile }: Pick<Application, 'unsaid' | 'isPassportInFile'>): Field[] =>
  unsaid.filter(field => field !== 'passport' || !isPassportInFile)

/** What is still to be asked, where there is any. */
export const Unsaid = ({ unsaid }: { unsaid: Field[] }) =>
  unsaid.length > 0 && (
    <DescriptionItem term={m.application_unsaid()}>
      <span className="text-warning">{unsaidText(unsaid)}</span>
    </DescriptionItem>
  )
