import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Mail, MessageSquare } from 'lucide-react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatNumber, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { applicationsClient } from './applications-client.ts'
import type { InterviewPerson, Outcome } from './interview-outcome.tsx'
import type { Interview } from './queries.ts'
import { smsLink, whatsappLink } from './phone-links.ts'

type Channel = 'whatsapp' | 'sms' | 'mail'

export const channelLabels: Record<Channel, () => string> = {
  whatsapp: m.person_whatsapp,
  sms: m.application_sms,
  mail: m.application_mail,
}

/** Somebody, and what they are written. */
type Addressee = Pick<InterviewPerson, 'id' | 'name' | 'phone' | 'email' | 'text' | 'told'>

/** What one person is told of their interview by one tap, which is noted. In a table that is `isTight` the signs alone are shown. */
export function WriteButtons({ person, isTight }: { person: Addressee; isTight?: boolean }) {
  const { id, name, phone, text, email, told } = person
  const { act, isPending } = useStaffAction()
  const words = isTight ? 'whitespace-nowrap sm:max-[88rem]:sr-only' : 'whitespace-nowrap'
  function mark(channel: Channel) {
    let entryId = ''
    void act(
      async () => {
        entryId = (await applicationsClient().interviews.markWritten.mutate({ id, channel, told })).id
      },
      m.interview_written_to({ name }),
      channel === 'mail' ? undefined : () => applicationsClient().removeEntry.mutate({ id: entryId }),
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="secondary" size="sm">
        <a
          href={whatsappLink(phone, text)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${m.person_whatsapp()}: ${name}`}
          onClick={() => mark('whatsapp')}
        >
          <BrandIcon brand="whatsapp" />
          <span className={words}>{m.person_whatsapp()}</span>
        </a>
      </Button>
      <Button asChild variant="secondary" size="sm">
        <a href={smsLink(phone, text)} aria-label={`${m.application_sms()}: ${name}`} onClick={() => mark('sms')}>
          <MessageSquare aria-hidden="true" />
          <span className={words}>{m.application_sms()}</span>
        </a>
      </Button>
      {email && (
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-label={`${m.application_mail()}: ${name}`}
          onClick={() => mark('mail')}
        >
          <Mail aria-hidden="true" />
          <span className={words}>{m.application_mail()}</span>
        </Button>
      )}
    </div>
  )
}

/** Whoever is to be written to next, so that many are written to by tapping on one place; and all mails at one press. */
export function WriteNext({ people, many }: { people: InterviewPerson[]; many: Outcome['many'] }) {
  const left = people.filter(({ written }) => written.length === 0)
  const [next] = left
  const byMail = left.filter(({ email }) => email)
  const again = left.filter(({ isAgain }) => isAgain).length
  if (!next) return null

  async function mailAll() {
    const mailed = await many.run(m.interview_mailing(), byMail, async part => {
      for (const { id, told } of part)
        await applicationsClient().interviews.markWritten.mutate({ id, channel: 'mail', told })
    })
    if (mailed.length > 0) many.say(m.interview_mailed_many(plural(mailed.length)), mailed)
  }

  return (
    <Card className="flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <div className="min-w-0">
        <h2 className="font-sans text-base" lang={languageOf(next.name)}>
          {m.interview_write_next({ name: next.name })}
        </h2>
        <p className="text-sm text-muted">
          {m.interview_write_next_text({ left: formatNumber(left.length), total: formatNumber(people.length) })}
        </p>
        {again > 0 && <p className="text-sm text-danger">{m.interview_write_again({ count: formatNumber(again) })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <WriteButtons key={next.id} person={next} />
        {byMail.length > 1 && (
          <Button variant="accent" size="sm" busy={many.parts.progress !== undefined} onClick={() => void mailAll()}>
            <Mail aria-hidden="true" />
            {m.interview_mail_all({ count: formatNumber(byMail.length) })}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Whoever was taken off an interview and has not been written to since. */
export function TakenOff({ people }: { people: Interview['off'] }) {
  if (people.length === 0) return null
  return (
    <Card className="mb-6 grid max-w-3xl gap-4 print:hidden">
      <div>
        <h2 className="font-sans text-base">{m.interview_off_title({ count: formatNumber(people.length) })}</h2>
        <p className="text-sm text-muted">{m.interview_off_text()}</p>
      </div>
      <ul className="divide-y divide-line">
        {people.map(person => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <span className="grid min-w-0 text-sm">
              <TextLink to="/admin/applications/$id" params={{ id: person.id }} lang={languageOf(person.name)}>
                {person.name}
              </TextLink>
              <span className="text-muted">{person.reference}</span>
            </span>
            <WriteButtons person={person} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
