import { Badge } from '@agency/ui/Badge'
import { Button } from '@agency/ui/Button'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { TextArea } from '@agency/ui/TextArea'
import { Phone, SkipForward } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { keepTyped, readTyped } from '#app/editor/typed-copies.ts'
import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { countryName } from '#i18n/countries.ts'
import { districtName } from '#i18n/districts.ts'
import { formatDate } from '#i18n/format.ts'
import { formatDigits, languageOf, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import { type CallOutcome, registeredLabels } from '#server/features/applications/stages/states.shared.ts'
import { tradeAndYears } from '#server/features/applications/unsaid.shared.ts'
import { CallKey } from './call-key.tsx'
import { CallOutcomes } from './call-outcomes.tsx'
import { callLabels } from './labels.ts'
import { PassportItem } from './passport-item.tsx'
import { Unsaid, unsaidOf } from './unsaid.tsx'
import { whatsappLink } from './phone-links.ts'
import type { Application } from './queries.ts'
import { ApplicationState } from './state-badge.tsx'
import type { useCalls } from './use-calls.ts'
import type { LoggedCall } from './use-log-call.ts'

/** How many notes of colleagues are shown. */
const NOTES_SHOWN = 3

type Props = {
  application: Application
  calls: ReturnType<typeof useCalls>
  /** Says how the call went, above the next one. */
  onLogged: (call: LoggedCall) => void
  /** Where the browser keeps the note until the call is logged. */
  keptAs: string
}

/** The one who is called now: the number, what we know, and how it went. The name has the focus, so that it is read out. */
export function CallCard({ application, calls, onLogged, keptAs }: Props) {
  const { id, name, phone, reference, job, createdAt, state, greeting } = application
  const [text, setText] = useState(() => String(readTyped(keptAs)?.text ?? ''))
  function type(text: string) {
    setText(text)
    keepTyped(keptAs, { text }, { text: '' })
  }
  function goOn(outcome: CallOutcome) {
    type('')
    calls.logged(id, outcome)
  }
  /** A call that is taken back has its note in the field again. */
  function undone(note: string) {
    keepTyped(keptAs, { text: note }, { text: '' })
    calls.show(id)
  }
  const passedAt = calls.passedAt(id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div data-nothing-below className="grid max-w-page grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card className="grid grid-cols-1 content-start gap-4">
        <div className="grid grid-cols-1 gap-1">
          <h2 ref={heading} tabIndex={-1} lang={languageOf(name)} className="font-sans text-2xl wrap-anywhere">
            {name}
          </h2>
          <p className="wrap-anywhere text-muted">
            {reference} · {job || m.application_any_job()} ·{' '}
            <span className="whitespace-nowrap">{formatDate(createdAt, { dateStyle: 'medium' })}</span>
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <ApplicationState state={state} />
            {passedAt && <Badge>{m.calls_passed_at({ time: formatDate(passedAt, { timeStyle: 'short' }) })}</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <a href={`tel:+${phone}`} className="flex items-center gap-3 text-2xl font-semibold sm:text-3xl tabular-nums">
            <Phone aria-hidden="true" className="size-6 shrink-0" />
            {formatDigits(phoneText(phone))}
          </a>
          <Button asChild variant="secondary" size="sm">
            <a href={whatsappLink(phone, greeting)} target="_blank" rel="noreferrer">
              <BrandIcon brand="whatsapp" />
              {m.person_whatsapp()}
            </a>
          </Button>
        </div>
        <fieldset className="grid gap-3 border-t border-line pt-3">
          <legend className="float-start font-semibold">{m.calls_outcome()}</legend>
          <CallOutcomes id={id} name={name} text={text} hasKeys onCalled={goOn} onUndone={undone} onLogged={onLogged} />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Button variant="ghost" busy={calls.isPending} aria-keyshortcuts="J" onClick={() => calls.pass(id)}>
              <SkipForward aria-hidden="true" className="rtl:-scale-x-100" />
              {m.calls_skip()}
              <CallKey of="J" />
            </Button>
            <TextLink to="/admin/applications/$id" params={{ id }}>
              {m.calls_open()}
            </TextLink>
          </div>
          <TextArea
            label={m.calls_note()}
            hint={m.calls_note_hint()}
            className="[&_textarea]:min-h-[calc(2lh+1.125rem)]"
            rows={2}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        </fieldset>
      </Card>
      <Known application={application} />
    </div>
  )
}

/** What staff should know while they speak. */
function Known({ application }: { application: Application }) {
  const { district, country, registered, merged, entries } = application
  const messages = [application, ...merged].filter(({ message }) => message !== '')
  const made = entries.filter(({ kind }) => kind === 'call')
  const notes = entries.filter(({ text }) => text !== '').slice(0, NOTES_SHOWN)
  const [last] = made
  return (
    <Card className="grid content-start gap-4">
      <h2 className="font-sans text-lg">{m.calls_known()}</h2>
      {messages.map(({ id, message }) => (
        <p key={id} lang={languageOf(message)} className="whitespace-pre-line wrap-anywhere">
          {message}
        </p>
      ))}
      <DescriptionList variant="beside">
        <DescriptionItem term={m.application_trade()}>{tradeAndYears(application)}</DescriptionItem>
        <DescriptionItem term={m.application_district()}>{districtName(district) || m.not_known()}</DescriptionItem>
        {country && <DescriptionItem term={m.application_country()}>{countryName(country)}</DescriptionItem>}
        <PassportItem application={application} />
        <DescriptionItem term={m.application_registered()}>
          {registeredLabels[registered]?.() ?? m.not_known()}
        </DescriptionItem>
        <Unsaid unsaid={unsaidOf(application)} />
        <DescriptionItem term={m.application_attempts()}>
          {last
            ? `${m.calls_attempts(plural(made.length))} · ${formatDate(last.at, { dateStyle: 'medium', timeStyle: 'short' })}`
            : m.calls_never()}
          {last?.outcome && ` · ${callLabels[last.outcome as keyof typeof callLabels]()}`}
        </DescriptionItem>
      </DescriptionList>
      {notes.length > 0 && (
        <ul className="grid gap-2">
          {notes.map(({ id, text, by, at }) => (
            <li key={id} className="rounded-md bg-sunken p-3">
              <p lang={languageOf(text)} className="whitespace-pre-line wrap-anywhere">
                {text}
              </p>
              <p className="mt-1 text-sm text-muted">
                {by} · {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
