import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Badge } from '@agency/ui/Badge'
import { IconButton } from '@agency/ui/Button'
import { Cell } from '@agency/ui/Table'
import { Tag } from '@agency/ui/Tag'
import { TextField } from '@agency/ui/TextField'
import { Check, UserRoundX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { formatDate } from '#i18n/format.ts'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { applicationsClient } from './applications-client.ts'
import { AttendanceChoice, type InterviewPerson as Person, type Outcome, OutcomeMenu } from './interview-outcome.tsx'
import { channelLabels, WriteButtons } from './interview-writing.tsx'
import { ApplicationState } from './state-badge.tsx'

type Props = {
  person: Person
  outcome: Outcome
  myId: string
  result: string
  resultsId: string
  field: Omit<ComponentProps<typeof TextField>, 'label'>
}

/** The cells of one person: the invitation by one tap, who has written it, whether they came, the result, the outcome, and room to sign. */
export function InterviewPerson({ person, outcome, myId, result, resultsId, field }: Props) {
  const { id, name, phone, reference, written } = person
  const { act } = useStaffAction()
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
            <span className="mt-1 block print:hidden">
              <ApplicationState state={person.state} />
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
        {person.isAgain && (
          <Badge variant="danger" className="mb-1.5">
            {m.interview_again()}
          </Badge>
        )}
        <WriteButtons person={person} isTight />
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
                {channelLabels[channel as keyof typeof channelLabels]()}
              </Tag>
              {by}, {formatDate(at, { dateStyle: 'short', timeStyle: 'short' })}
            </li>
          ))}
        </ul>
      </Cell>
      <Cell className="print:hidden">
        <AttendanceChoice {...person} />
      </Cell>
      <Cell>
        <span className="hidden print:inline">{result}</span>
        <TextField
          label={<span className="sr-only">{m.interview_result_of({ name })}</span>}
          list={resultsId}
          maxLength={200}
          autoComplete="off"
          className="print:hidden"
          {...field}
        />
      </Cell>
      <Cell className="print:hidden">
        <OutcomeMenu outcome={outcome} people={[person]} label={m.interview_outcome_of({ name })} />
      </Cell>
      <Cell className="hidden print:table-cell print:h-14">{null}</Cell>
    </>
  )
}
