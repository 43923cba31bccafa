import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Phone } from 'lucide-react'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import type { Worker } from './queries.ts'

/** How to reach a worker, and the next of kin. */
export function WorkerContact({ worker }: { worker: Worker }) {
  const { phone, kinName, kinRelation, kinPhone } = worker
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button asChild>
          <a href={`tel:+${phone}`}>
            <Phone aria-hidden="true" />
            {m.person_call({ phone: formatDigits(phoneText(phone)) })}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={`https://wa.me/${phone}`} target="_blank" rel="noreferrer">
            <BrandIcon brand="whatsapp" />
            {m.person_whatsapp()}
          </a>
        </Button>
      </div>
      {(kinName || kinPhone) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
          <span className="text-sm text-muted">{m.worker_kin()}</span>
          <span lang={languageOf(kinName)} className="wrap-anywhere">
            {[kinName, kinRelation].filter(Boolean).join(', ')}
          </span>
          {kinPhone && (
            <a
              href={`tel:+${kinPhone}`}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap underline decoration-line"
            >
              <Phone aria-hidden="true" className="size-4" />
              {formatDigits(phoneText(kinPhone))}
            </a>
          )}
        </p>
      )}
    </Card>
  )
}
