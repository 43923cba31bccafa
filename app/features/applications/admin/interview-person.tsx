import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { Button, IconButton } from '@agency/ui/Button'
import { Cell } from '@agency/ui/Table'
import { Tag } from '@agency/ui/Tag'
import { TextField } from '@agency/ui/TextField'
import { Check, Mail, MessageSquare, UserRoundX } from 'lucide-react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatDate } from '#i18n/format.ts'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { applicationsClient } from './applications-client.ts'
import { smsLink, whatsappLink } from './phone-links.ts'
import type { Interview } from './queries.ts'

type Person = Interview['people'][number]
type Props = {
  person: Person
  myId: string
  result: string
  resultsId: string
  onResult: (result: string) => void
}
type Channel = 'whatsapp' | 'sms' | 'mail'

const channelLabels: Record<Channel, () => string> = {
  whatsapp: m.enquiry_whatsapp,
  sms: m.application_sms,
  mail: m.application_mail,
}

/** The cells of one person: the invitation by one tap, who has written it, the result of the test, and room to sign. */
export function InterviewPerson({ person, myId, result, resultsId, onResult }: Props) {
  const { id, name, phone, reference, text, email, written } = person
  const { act, isPending } = useStaffAction()
  function mark(channel: Channel) {
    let entryId = ''
    void act(
      async () => {
        entryId = (await applicationsClient().interviews.markWritten.mutate({ id, channel })).id
      },
      m.interview_written_to({ name }),
      channel === 'mail' ? undefined : () => applicationsClient().removeEntry.mutate({ id: entryId }),
    )
  }
  return (
    <>
      <Cell>
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <TextLink to="/admin/applications/$id" params={{ id }} lang={languageOf(name)}>
              {name}
            </TextLink>
            <span className="block text-sm whitespace-nowrap text-muted">
              <a href={`tel:+${phone}`}>{formatDigits(phoneText(phone))}</a> · {reference}
            </span>
          </div>
          <IconButton
            className="-my-1 shrink-0 print:hidden"
            aria-label={m.interview_uninvite({ name })}
            onClick={() =>
              void act(
                () => applicationsClient().interviews.uninvite.mutate({ ids: [id] }),
                m.interview_uninvited({ name }),
              ).then(() => document.getElementById('content')?.focus())
            }
          >
            <UserRoundX aria-hidden="true" />
          </IconButton>
        </div>
      </Cell>
      <Cell className="print:hidden">
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary" size="sm">
            <a
              href={whatsappLink(phone, text)}
              target="_blank"
              rel="noreferrer"
              aria-label={`${m.enquiry_whatsapp()}: ${name}`}
              onClick={() => mark('whatsapp')}
            >
              <BrandIcon brand="whatsapp" />
              {m.enquiry_whatsapp()}
            </a>
          </Button>
          <Button asChild variant="secondary" size="sm">
            <a href={smsLink(phone, text)} aria-label={`${m.application_sms()}: ${name}`} onClick={() => mark('sms')}>
              <MessageSquare aria-hidden="true" />
              {m.application_sms()}
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
              {m.application_mail()}
            </Button>
          )}
        </div>
        <ul className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          {written.map(({ id: entryId, channel, by, byId, at, isMail }) => (
            <li key={entryId} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              <Tag
                icon={<Check aria-hidden="true" />}
                labels={{ remove: `${m.interview_not_written()}: ${name}` }}
                onRemove={
                  byId === myId && !isMail
                    ? () => void act(() => applicationsClient().removeEntry.mutate({ id: entryId }))
                    : undefined
                }
              >
                {channelLabels[channel as Channel]()}
              </Tag>
              {by}, {formatDate(at, { dateStyle: 'short', timeStyle: 'short' })}
            </li>
          ))}
        </ul>
      </Cell>
      <Cell>
        <span className="hidden print:inline">{result}</span>
        <TextField
          label={<span className="sr-only">{m.interview_result_of({ name })}</span>}
          list={resultsId}
          value={result}
          maxLength={200}
          autoComplete="off"
          className="print:hidden"
          onChange={({ target }) => onResult(target.value)}
        />
      </Cell>
      <Cell className="hidden print:table-cell print:h-14">{null}</Cell>
    </>
  )
}
