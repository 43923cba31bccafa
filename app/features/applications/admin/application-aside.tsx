import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Link } from '@tanstack/react-router'
import { Eraser, KeyRound, Pencil } from 'lucide-react'
import { useState } from 'react'
import { AttachedFiles } from '#app/editor/attached-files.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { countryName } from '#i18n/countries.ts'
import { districtName } from '#i18n/districts.ts'
import { formatDate } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { registeredLabels, sourceLabels } from '#server/features/applications/stages/states.shared.ts'
import { tradeAndYears } from '#server/features/applications/unsaid.shared.ts'
import { AgreedWage } from './agreed-wage.tsx'
import { applicationsClient } from './applications-client.ts'
import { NewCode } from './new-code.tsx'
import { PassportItem } from './passport-item.tsx'
import { Unsaid, unsaidOf } from './unsaid.tsx'
import type { Application } from './queries.ts'

/** What an applicant has said, the files, and what may be done with the record as a whole. */
export function ApplicationAside({ application }: { application: Application }) {
  const { id, reference, vacancy, interview, files, eraseAt } = application
  const [isErasing, setErasing] = useState(false)
  const { act, isPending } = useStaffAction()
  return (
    <>
      <Card className="grid grid-cols-1 gap-4">
        <DescriptionList variant="beside">
          <DescriptionItem term={m.application_job()}>
            {vacancy ? (
              <TextLink to="/jobs/$slug" params={{ slug: vacancy.slug }}>
                {application.job}
              </TextLink>
            ) : (
              application.job || m.application_any_job()
            )}
          </DescriptionItem>
          <DescriptionItem term={m.application_trade()}>{tradeAndYears(application)}</DescriptionItem>
          {application.country && (
            <DescriptionItem term={m.application_country()}>{countryName(application.country)}</DescriptionItem>
          )}
          <DescriptionItem term={m.application_district()}>
            {districtName(application.district) || m.not_known()}
          </DescriptionItem>
          <PassportItem application={application} />
          <DescriptionItem term={m.application_registered()}>
            {registeredLabels[application.registered]?.() ?? m.not_known()}
          </DescriptionItem>
          <Unsaid unsaid={unsaidOf(application)} />
          {application.email && <DescriptionItem term={m.application_mail()}>{application.email}</DescriptionItem>}
          <DescriptionItem term={m.application_source()}>{sourceLabels[application.source]()}</DescriptionItem>
          <DescriptionItem term={m.application_language()}>{__LANGUAGE_NAMES__[application.language]}</DescriptionItem>
          {interview && (
            <DescriptionItem term={m.trade_interview()}>
              <TextLink to="/admin/applications/interviews/$id" params={{ id: interview.id }}>
                {formatDate(interview.at, { dateStyle: 'medium', timeStyle: 'short' })}
              </TextLink>
            </DescriptionItem>
          )}
          {application.wageRange && <AgreedWage application={application} range={application.wageRange} />}
          {application.testResult && (
            <DescriptionItem term={m.interview_result()}>{application.testResult}</DescriptionItem>
          )}
          <DescriptionItem term={m.application_kept_until()}>
            {formatDate(application.deleteAfter, { dateStyle: 'medium' })}
          </DescriptionItem>
        </DescriptionList>
        <AttachedFiles folder="/admin/applications/files" files={files} />
      </Card>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button asChild variant="secondary" size="sm">
          <Link to="/admin/applications/$id/edit" params={{ id }}>
            <Pencil aria-hidden="true" />
            {m.application_edit()}
          </Link>
        </Button>
        <NewCode application={application} icon={<KeyRound aria-hidden="true" />} />
        {!eraseAt && (
          <Button variant="danger-quiet" size="sm" busy={isPending} onClick={() => setErasing(true)}>
            <Eraser aria-hidden="true" />
            {m.application_erase_request()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isErasing}
        onOpenChange={setErasing}
        title={m.application_erase_title({ reference })}
        description={m.application_erase_explained()}
        labels={{ confirm: m.application_erase_confirm(), cancel: m.cancel() }}
        busy={isPending}
        onConfirm={() =>
          void act(
            () => applicationsClient().erase.mutate({ id }),
            m.application_erase_set(),
            () => applicationsClient().keep.mutate({ id }),
          ).then(() => setErasing(false))
        }
      />
    </>
  )
}
