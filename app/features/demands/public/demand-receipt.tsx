import { Button } from '@agency/ui/Button'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { CircleCheck } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'
import type { DemandReceipt as Receipt } from '#server/features/demands/forms.ts'

/** What an employer gets at once: reference and link. It takes the focus. */
export function DemandReceipt({ reference, link, email, isMailed }: Receipt) {
  return (
    <div tabIndex={-1} data-answer="" role="status" className="mx-auto grid max-w-form scroll-mt-24 gap-6 outline-none">
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-1 size-7 shrink-0 text-success" />
        <div className="min-w-0">
          <h2 id="demand-title" className="text-2xl sm:text-3xl">
            {m.demand_done()}
          </h2>
          <p className="mt-2 wrap-anywhere">{isMailed ? m.demand_done_mailed({ email }) : m.demand_done_unmailed()}</p>
        </div>
      </div>
      <DescriptionList variant="box">
        <DescriptionItem term={m.apply_reference()}>
          <span className="whitespace-nowrap">{reference}</span>
        </DescriptionItem>
        <DescriptionItem term={m.demand_done_link()}>
          <span className="block font-mono text-sm font-normal tracking-normal">{link}</span>
        </DescriptionItem>
      </DescriptionList>
      <p className="text-sm text-muted">{m.mail_demand_secret()}</p>
      <div>
        <Button asChild variant="primary" size="lg">
          <a href={link} rel="noreferrer">
            {m.demand_follow()}
          </a>
        </Button>
      </div>
    </div>
  )
}
