import { Button } from '@agency/ui/Button'
import { CircleCheck, ImageDown, MessageSquareText } from 'lucide-react'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { CopyButton } from '#app/layouts/public/copy-button.tsx'
import { CostLine } from '#app/features/vacancies/public/cost-line.tsx'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { KeptReceipt } from '#server/features/applications/status/receipt.ts'

type Props = KeptReceipt & { HeadingLevel: 'h1' | 'h2' }

/** What an applicant gets once: reference, code and link, with the ways to keep them. It takes the focus. */
export function ApplicationReceipt({ reference, code, costs, link, text, picture, HeadingLevel: Heading }: Props) {
  return (
    <div tabIndex={-1} data-answer="" role="status" className="grid scroll-mt-24 gap-6 outline-none">
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-1 size-7 shrink-0 text-success" />
        <div>
          <Heading id="apply-title" className="text-2xl sm:text-3xl">
            {m.apply_done()}
          </Heading>
          <p className="mt-2">{m.apply_done_text()}</p>
        </div>
      </div>
      <DescriptionList variant="box" className="sm:grid-cols-2">
        <DescriptionItem term={m.apply_reference()}>
          <span className="whitespace-nowrap">{reference}</span>
        </DescriptionItem>
        <DescriptionItem term={m.apply_code()}>{code}</DescriptionItem>
      </DescriptionList>
      <p className="text-sm text-muted">{m.apply_code_hint()}</p>
      {costs && <CostLine {...costs} className="font-display text-2xl leading-tight" />}
      <div className="grid gap-3">
        <p className="text-lg font-semibold">{m.apply_keep()}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {picture && (
            <Button asChild variant="secondary" size="lg">
              <a href={picture} download={`${reference}.png`}>
                <ImageDown aria-hidden />
                {m.apply_keep_picture()}
              </a>
            </Button>
          )}
          <Button asChild variant="secondary" size="lg">
            <a href={`sms:?&body=${encodeURIComponent(text)}`}>
              <MessageSquareText aria-hidden />
              {m.apply_keep_sms()}
            </a>
          </Button>
          <Button asChild variant="secondary" size="lg">
            <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} rel="noreferrer">
              <BrandIcon brand="whatsapp" />
              {m.apply_keep_whatsapp()}
            </a>
          </Button>
          <CopyButton text={text} label={m.apply_keep_copy()} copiedLabel={m.apply_copied()} />
        </div>
      </div>
      {picture && (
        <img
          src={picture}
          alt={m.apply_keep_picture_alt()}
          width={1080}
          height={1440}
          className="h-auto w-full max-w-72 rounded-lg border border-line"
        />
      )}
      <p className="flex flex-wrap gap-x-6">
        <a href={link} rel="noreferrer" className={standaloneLink}>
          {m.apply_see_status()}
        </a>
        <a href={localPath('/jobs')} className={standaloneLink}>
          {m.job_all()}
        </a>
      </p>
    </div>
  )
}
