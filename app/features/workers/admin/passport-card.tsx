import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { can } from '#server/permissions.ts'
import { PassportEnds } from './passport-ends.tsx'
import { PassportSaid } from './passport-said.tsx'
import type { SealedNumbers, Worker } from './queries.ts'
import { workersClient } from './workers-client.ts'

/** The numbers of a worker: those that are sealed are shown on demand, to whoever may see them, and each look has a line in the log. */
export function PassportCard({ worker, me }: { worker: Worker; me: Me }) {
  const [numbers, setNumbers] = useState<SealedNumbers>()
  const { run, isPending } = useStaffAction()
  const { id, has, isLocked, passportPlace, passportIssuedOn, registrationNo, smartCardNo, bank } = worker
  const isAnyStored = has.passport || has.nid || has.account
  const show = () =>
    void run(
      async () => {
        setNumbers(await workersClient().look.mutate({ id }))
      },
      { done: m.worker_looked() },
    )
  const sealed = (name: keyof SealedNumbers) =>
    numbers?.[name] || (
      <span className="inline-flex items-center gap-1.5 font-normal text-muted">
        {has[name] && <LockKeyhole aria-hidden="true" className="size-4" />}
        {has[name] ? m.worker_stored() : m.not_known()}
      </span>
    )
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="font-sans text-lg">{m.worker_numbers()}</h2>
        {isAnyStored && can(me, 'identities') && (
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            onClick={() => (numbers ? setNumbers(undefined) : show())}
          >
            {numbers ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {numbers ? m.worker_hide() : m.worker_look()}
          </Button>
        )}
      </div>
      {isLocked && <Alert variant="danger" title={m.worker_locked()} />}
      <DescriptionList variant="across" className="border-b-0! pb-0!">
        <DescriptionItem term={m.worker_passport()}>
          {sealed('passport')}
          <PassportSaid worker={worker} />
        </DescriptionItem>
        <DescriptionItem term={m.worker_passport_expires()}>
          <PassportEnds {...worker} />
        </DescriptionItem>
        {(passportIssuedOn || passportPlace) && (
          <DescriptionItem term={m.worker_passport_issued()}>
            {[passportIssuedOn && formatDay(passportIssuedOn), passportPlace].filter(Boolean).join(', ')}
          </DescriptionItem>
        )}
        <DescriptionItem term={m.worker_nid()}>{sealed('nid')}</DescriptionItem>
        {registrationNo && <DescriptionItem term={m.worker_registration()}>{registrationNo}</DescriptionItem>}
        {smartCardNo && <DescriptionItem term={m.worker_smart_card()}>{smartCardNo}</DescriptionItem>}
        <DescriptionItem term={m.worker_account()}>{sealed('account')}</DescriptionItem>
        {bank && <DescriptionItem term={m.worker_bank()}>{bank}</DescriptionItem>}
      </DescriptionList>
      {isAnyStored && !can(me, 'identities') && <p className="text-sm text-muted">{m.worker_look_forbidden()}</p>}
    </Card>
  )
}
