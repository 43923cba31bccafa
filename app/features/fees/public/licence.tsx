import type { LocalizedFees } from '#app/features/fees/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { agency } from '#i18n/agency.ts'
import { formatDate } from '#i18n/format.ts'
import { withReach } from '#i18n/reach.ts'
import { m } from '#i18n/paraglide/messages.js'
import { CheckedOn } from './checked-on.tsx'
import { PagePart } from '#app/layouts/public/page-part.tsx'

/** The agency's licences with what they say, and where to check them. */
export function Licence({ picture, alt, checkLink, checkedOn }: LocalizedFees) {
  const { licences } = agency()
  return (
    <PagePart title={m.fees_licence()}>
      {licences.length === 0 && (
        <p>
          <WholeContacts text={withReach(m.fees_no_licence(), m.fees_no_licence_reach)} />
        </p>
      )}
      <ul className="grid gap-6 empty:hidden">
        {licences.map(({ number, otherReading, authority, validUntil }) => (
          <li key={number} className="max-w-text">
            <p className="font-display text-3xl font-semibold text-brand">{number.replaceAll(' ', '\u00a0')}</p>
            {otherReading && (
              <p className="mt-1">{m.fees_other_reading({ number: otherReading.replaceAll(' ', '\u00a0') })}</p>
            )}
            {authority && <p className="mt-1 text-muted">{m.fees_authority({ authority })}</p>}
            {validUntil && (
              <p className="mt-1 text-muted">
                {m.fees_valid_until({ date: formatDate(validUntil, { dateStyle: 'long' }) })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {checkLink && (
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <img
            src="/licence-and-fees/qr.svg"
            alt={m.fees_qr()}
            width={128}
            height={128}
            loading="lazy"
            className="rounded-md border border-line bg-white"
          />
          <p className="max-w-form">
            <a href={checkLink} rel="noopener" className={standaloneLink}>
              {m.fees_check_here()}
            </a>{' '}
            <CheckedOn checkedOn={checkedOn} />
            <span className="mt-1 block text-sm text-muted">{m.fees_qr_text()}</span>
          </p>
        </div>
      )}
      {picture && (
        <StoredPicture
          url={picture}
          alt={alt.children}
          lang={alt.lang}
          sizes="(min-width: 40rem) 32rem, 75vw"
          className="mt-6 max-w-lg rounded-md border border-line"
        />
      )}
    </PagePart>
  )
}
