import { DescriptionItem } from '@agency/ui/DescriptionList'
import { Parts } from '#app/staff/parts.tsx'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Application } from './queries.ts'

/** Whether somebody has a passport: what their file knows, or else what the form says, each with its source. */
export function PassportItem({ application }: { application: Application }) {
  const { id, hasPassport, isPassportInFile } = application
  const said = { day: formatDate(application.createdAt, { dateStyle: 'medium' }) }
  return (
    <DescriptionItem term={m.application_passport()}>
      {hasPassport || isPassportInFile ? m.application_yes() : m.application_no()}
      <span className="block text-sm font-normal text-muted">
        {isPassportInFile && !hasPassport ? m.application_passport_denied(said) : m.application_passport_said(said)}
      </span>
      <Parts in="application-passport" id={id} />
    </DescriptionItem>
  )
}
