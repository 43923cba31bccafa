import { Accordion } from '@agency/ui/Accordion'
import { Button } from '@agency/ui/Button'
import { CheckedOn } from '#app/features/fees/public/checked-on.tsx'
import type { Help } from '#app/features/complaints/queries.ts'
import { standaloneLink } from '#app/layouts/link-style.ts'
import { PageTop } from '#app/layouts/public/page-top.tsx'
import { agency } from '#i18n/agency.ts'
import { countryName } from '#i18n/countries.ts'
import { formatNumber, localPath, plural, shownPhone } from '#i18n/locale.ts'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { PhoneText } from '#app/layouts/public/unbroken.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { telephoneLink } from '#i18n/typed/phone.ts'

export const ComplaintsHead = () => (
  <PageTop
    title={m.complaints_public_title()}
    lead={m.complaints_public_lead()}
    actions={
      <Button asChild variant="secondary">
        <a href={localPath('/complaints/follow')}>{m.complaints_have_code()}</a>
      </Button>
    }
  />
)

/** What is promised to whoever writes; `days` are working days. */
export const WriteHead = ({ days }: { days: number }) => (
  <div className="mb-6">
    <h2 id="write-title" className="text-2xl">
      {m.complaints_write()}
    </h2>
    <p className="mt-2">{m.complaints_write_text({ days: formatNumber(days) })}</p>
  </div>
)

/** Whom to call at once; lists that nobody has filled in are not there. */
export function UrgentHelp({ help: { helplines, missions } }: { help: Help }) {
  const [phone] = agency().phones
  return (
    <section
      aria-labelledby="urgent"
      className="self-start rounded-lg border border-danger/30 bg-danger-soft p-5 sm:p-8"
    >
      <h2 id="urgent" className="text-2xl">
        {m.complaints_urgent()}
      </h2>
      <p className="mt-2 max-w-text">{m.complaints_urgent_text()}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-2">
        {helplines.map(({ _id, label, number, isFromAbroad, source, checkedOn }) => (
          <li key={_id}>
            <span className="block">
              <span {...label} /> {isFromAbroad && `(${m.fees_helpline_abroad()})`}
            </span>
            <Number number={number} /> <CheckedOn source={source} checkedOn={checkedOn} />
          </li>
        ))}
        {phone && (
          <li>
            <span className="block">{m.complaints_our_phone()}</span>
            <Number number={phone.number} />
          </li>
        )}
      </ul>
      {missions.length > 0 && (
        <Accordion title={m.missions_abroad()} className="mt-4">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-3">
            {missions.map(({ _id, country, address, number, source, checkedOn }) => (
              <li key={_id}>
                <span className="block font-semibold">{countryName(country)}</span>
                {address.children && <span className="block whitespace-pre-line" {...address} />}
                <Number number={number} /> <CheckedOn source={source} checkedOn={checkedOn} />
              </li>
            ))}
          </ul>
        </Accordion>
      )}
    </section>
  )
}

const Number = ({ number }: { number: string }) => (
  <a href={telephoneLink(number)} className={`${standaloneLink} text-lg`}>
    <PhoneText number={number} />
  </a>
)

/** What to have ready for a relative, and whom to call. */
export function RelativeHelp({ help: { helplines, missions } }: { help: Help }) {
  const [phone] = agency().phones
  const who = helplines.length === 0 ? 'mission' : missions.length === 0 ? 'helpline' : 'both'
  const sentences = [
    helplines.length + missions.length > 0 && m.complaints_relative_call({ who }),
    phone && m.complaints_relative_us({ phone: shownPhone(phone.number) }),
    m.complaints_relative_write(),
  ]
  return (
    <section aria-labelledby="relative" className="max-w-text">
      <h2 id="relative" className="text-2xl">
        {m.complaints_relative()}
      </h2>
      <p className="mt-2">
        <WholeContacts text={sentences.filter(Boolean).join(' ')} />
      </p>
      <p className="mt-3">{m.complaints_relative_ready()}</p>
      <ul className="mt-1 list-disc space-y-1 ps-6">
        <li>{m.complaints_relative_person()}</li>
        <li>{m.complaints_relative_place()}</li>
        <li>{m.complaints_relative_phone()}</li>
        <li>{m.complaints_relative_last()}</li>
        <li>{m.complaints_relative_papers()}</li>
      </ul>
    </section>
  )
}

/** Who can read what is written here, and what whoever runs the server could see. */
export function WhoReads({ months, help: { helplines } }: { months: number; help: Help }) {
  return (
    <section aria-labelledby="who" className="max-w-text lg:mt-2">
      <h2 id="who" className="text-xl">
        {m.complaints_who()}
      </h2>
      <div className="mt-2 grid gap-3">
        <p>{m.complaints_who_officers()}</p>
        <p>{m.complaints_who_stored()}</p>
        <p>
          {m.complaints_who_honest()}{' '}
          {helplines.length > 0 ? m.complaints_who_danger_helpline() : m.complaints_who_danger()}
        </p>
        <p>{m.complaints_who_kept({ months: m.counted_months(plural(months)) })}</p>
      </div>
    </section>
  )
}
