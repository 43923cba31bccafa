import { DescriptionItem } from '@agency/ui/DescriptionList'
import { Parts } from '#app/staff/parts.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { passportText } from '#server/features/applications/unsaid.shared.ts'
import type { Application } from './queries.ts'

/** Whether somebody has a passport: what their file knows, or else what the form says, each with its source. */
export function PassportItem({ application }: { application: Application }) {
  const { id, hasPassport, isPassportInFile, unsaid } = application
  const said = { day: formatDate(application.createdAt, { dateStyle: 'medium' }) }
  return (
    <DescriptionItem term={m.application_passport()}>
      {passportText(hasPassport || isPassportInFile, unsaid) || m.not_known()}
      <span className="block text-sm font-normal text-muted">
        {!unsaid.includes('passport') &&
          (isPassportInFile && !hasPassport ? m.application_passport_denied(said) : m.application_passport_said(said))}
      </span>
      <Parts in="application-passport" id={id} />
    </DescriptionItem>
  )
}
