import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { formatDate } from '#i18n/format.ts'
import { languageOf } from '#i18n/locale.ts'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { tradeName } from '#i18n/trades.ts'
import { homeOf, sexLabels } from '#server/features/workers/people.shared.ts'
import type { Worker } from './queries.ts'

/** What is known of a worker, and how long it is kept. */
export function WorkerFacts({ worker }: { worker: Worker }) {
  const { fatherName, motherName, bornOn, sex, trade, experience, languages, createdAt, deleteAfter } = worker
  const facts = [
    [m.worker_father(), fatherName],
    [m.worker_mother(), motherName],
    [m.worker_born(), bornOn && formatDay(bornOn)],
    [m.worker_sex(), sex && sexLabels[sex as keyof typeof sexLabels]()],
    [m.worker_home(), homeOf(worker)],
    [m.application_trade(), trade && tradeName(trade)],
    [m.worker_experience(), experience],
    [m.worker_languages(), languages],
  ] as const
  return (
    <Card className="grid grid-cols-1 gap-4">
      <DescriptionList variant="beside">
        {facts.map(([term, value]) => (
          <DescriptionItem key={term} term={term} lang={languageOf(value)}>
            <span className="whitespace-pre-line">{value || m.not_known()}</span>
          </DescriptionItem>
        ))}
        <DescriptionItem term={m.worker_added_on()}>{formatDate(createdAt, { dateStyle: 'medium' })}</DescriptionItem>
        <DescriptionItem term={m.application_kept_until()}>
          {formatDate(deleteAfter, { dateStyle: 'medium' })}
        </DescriptionItem>
      </DescriptionList>
      <p className="border-t border-line pt-4 text-sm text-muted">{m.worker_kept_note()}</p>
    </Card>
  )
}
