import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { TextArea } from '@agency/ui/TextArea'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { queryClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { toLocale } from '#i18n/paraglide/runtime.js'
import { ENDED, type State, stateLabels, STATES, STEPS } from '#server/features/demands/states.shared.ts'
import type { Demand } from './queries.ts'
import { demandsClient } from './demands-client.ts'

/** The next step with what the employer reads of it; every other state behind a menu. */
export function DemandStep({ demand }: { demand: Demand }) {
  const { state } = demand
  const next = ENDED.includes(state) ? undefined : STEPS[STEPS.indexOf(state) + 1]
  const [chosen, setChosen] = useState<State | undefined>(next)
  const choose = (each: State) => {
    setChosen(each)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[name=sentence]')?.focus())
  }
  return (
    <Card className="grid gap-4">
      <h2 className="font-sans text-lg">
        {chosen ? m.application_next_state({ state: stateLabels[chosen]() }) : m.demand_ended()}
      </h2>
      {chosen && <MoveForm key={chosen} demand={demand} state={chosen} />}
      <div className="flex flex-wrap gap-2">
        {next && chosen !== 'refused' && (
          <Button variant="danger-quiet" size="sm" onClick={() => choose('refused')}>
            {stateLabels.refused()}…
          </Button>
        )}
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="sm">
              {m.application_other_state()}
            </Button>
          }
        >
          {STATES.filter(each => each !== state && each !== chosen).map(each => (
            <DropdownMenuItem key={each} onSelect={() => choose(each)}>
              {stateLabels[each]()}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
      </div>
    </Card>
  )
}

function MoveForm({ demand, state }: { demand: Demand; state: State }) {
  const { id, version, email, language, sentences } = demand
  const [sentence, setSentence] = useState(sentences[state])
  const [isMailed, setMailed] = useState(true)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { run, isPending } = useStaffAction()
  const isRefusal = state === 'refused'

  async function move() {
    const isMissing = isRefusal && !sentence.trim()
    setError(isMissing ? m.demand_sentence_needed() : undefined)
    if (isMissing) return field.current?.focus()
    const isMoved = await run(() => demandsClient().move.mutate({ id, version, state, sentence, isMailed }), {
      done: m.application_moved({ state: stateLabels[state]() }),
      onFailure: ({ code, message = '' }) => {
        if (code !== 'PRECONDITION_FAILED') return false
        setProblem(message)
        return true
      },
    })
    if (isMoved) document.getElementById('content')?.focus()
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void move()
      }}
    >
      {problem && (
        <Alert
          title={problem}
          actions={
            <Button size="sm" variant="secondary" onClick={() => void queryClient().invalidateQueries()}>
              {m.demand_show_now()}
            </Button>
          }
        />
      )}
      <TextArea
        ref={field}
        name="sentence"
        label={isRefusal ? m.demand_sentence_why() : m.demand_sentence()}
        lang={toLocale(language)}
        dir="auto"
        rows={3}
        required={isRefusal}
        value={sentence}
        error={error}
        onChange={({ target }) => setSentence(target.value)}
      />
      <CheckboxField
        label={<MailAddress email={m.demand_mail_too({ email })} />}
        checked={isMailed}
        onChange={({ target }) => setMailed(target.checked)}
      />
      <Button type="submit" variant={isRefusal ? 'danger' : 'accent'} busy={isPending} className="justify-self-start">
        {m.application_move_to({ state: stateLabels[state]() })}
      </Button>
    </form>
  )
}
