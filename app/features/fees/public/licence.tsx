import { Button } from '@agency/ui/Button'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import type { ReactNode } from 'react'
import type { LocalizedFees } from '#app/features/fees/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { mapLink } from '#app/layouts/map-link.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { agency } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { withReach } from '#i18n/reach.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CheckedOn } from './checked-on.tsx'

const SHOWN = 'licence-shown'
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')

/** The agency's licences with the document, what they say, and where to check them. */
export function Licence({ picture, alt, checkLink, checkedOn }: LocalizedFees) {
  const { name, licences, addresses } = agency()
  const document = picture && (
    <StoredPicture
      url={picture}
      alt={alt.children}
      lang={alt.lang}
      sizes="(min-width: 64rem) 24rem, 90vw"
      className="rounded-md self-start border border-line not-print:max-sm:order-1"
    />
  )
  const hasCommon = Boolean(checkLink) || addresses.length > 0
  const common = (
    <>
      {addresses.slice(0, 1).map(({ lines, lang, latitude, longitude }) => (
        <DescriptionItem key={lines.join()} term={m.fees_office()}>
          <span lang={lang}>{lines.join(', ')}</span>{' '}
          {latitude !== undefined && longitude !== undefined && (
            <a href={mapLink(latitude, longitude)} rel="noreferrer" className={standaloneLink}>
              {m.fees_map()}
            </a>
          )}
        </DescriptionItem>
      ))}
      {checkLink && (
        <DescriptionItem term={m.fees_check()}>
          <a href={checkLink} rel="noopener" className={standaloneLink}>
            {m.fees_check_here()}
          </a>{' '}
          <CheckedOn checkedOn={checkedOn} />
        </DescriptionItem>
      )}
    </>
  )
  return (
    <section className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-2xl">{m.fees_licence()}</h2>
      {licences.length === 0 && (
        <p>
          <WholeContacts text={withReach(m.fees_no_licence(), m.fees_no_licence_reach)} />
        </p>
      )}
      <div className={`grid gap-x-16 gap-y-4 ${document ? 'lg:grid-cols-[1fr_2fr] print:grid-cols-[1fr_2fr]' : ''}`}>
        {document}
        <div className="grid content-start gap-4">
          {licences.map((licence, n) => (
            <LicenceFacts key={licence.number} {...licence}>
              {n === licences.length - 1 && hasCommon && common}
            </LicenceFacts>
          ))}
          {licences.length === 0 && hasCommon && <DescriptionList>{common}</DescriptionList>}
          {licences.length > 0 && (
            <p className="print:hidden">
              <Button variant="secondary" popoverTarget={SHOWN}>
                {m.fees_show()}
              </Button>
            </p>
          )}
        </div>
      </div>
      <div
        id={SHOWN}
        popover="auto"
        role="dialog"
        aria-label={m.fees_licence()}
        className="size-full bg-surface p-6 text-ink print:hidden"
      >
        <div className="mx-auto grid max-w-form justify-items-start gap-4">
          <Button variant="secondary" popoverTarget={SHOWN} popoverTargetAction="hide">
            {m.close()}
          </Button>
          <p className="text-2xl font-semibold">{name}</p>
          {licences.map(licence => (
            <LicenceFacts key={licence.number} {...licence} />
          ))}
          {checkLink && (
            <>
              <img
                src="/licence-and-fees/qr.svg"
                alt={m.fees_qr()}
                width={192}
                height={192}
                loading="lazy"
                className="rounded-md border border-line bg-white"
              />
              <p className="text-sm text-muted">{m.fees_qr_text()}</p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** One press marks the whole number, to be copied. */
function LicenceFacts({
  number,
  otherReading,
  authority,
  validUntil,
  lang,
  children,
}: ReturnType<typeof agency>['licences'][number] & { children?: ReactNode }) {
  return (
    <div className="w-full">
      <p className="font-display text-3xl font-semibold text-brand select-all">{unbroken(number)}</p>
      {otherReading && <p className="mt-1">{m.fees_other_reading({ number: unbroken(otherReading) })}</p>}
      {(authority || validUntil || children) && (
        <DescriptionList className="mt-3">
          {authority && (
            <DescriptionItem term={m.fees_authority()} lang={lang}>
              {authority}
            </DescriptionItem>
          )}
          {validUntil && (
            <DescriptionItem term={m.fees_valid_until()}>
              {formatDate(validUntil, { dateStyle: 'long' })}
            </DescriptionItem>
          )}
          {children}
        </DescriptionList>
      )}
    </div>
  )
}
