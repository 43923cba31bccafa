import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { DropdownMenu, DropdownMenuItem } from '@agency/ui/DropdownMenu'
import { TextArea } from '@agency/ui/TextArea'
import { useState } from 'react'
import { ShowNow } from '#app/editor/show-now.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { toLocale } from '#i18n/paraglide/runtime.js'
import { ENDED, type State, stateLabels, STATES, STEPS } from '#server/features/demands/states.shared.ts'
import { demandMoveInput } from '#server/features/demands/work-schema.ts'
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
    <Card className="grid grid-cols-1 gap-4">
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
  const isRefusal = state === 'refused'
  const form = useStaffForm({
    schema: demandMoveInput,
    values: { sentence: sentences[state], isMailed: true },
    besides: { id, version, state },
    send: step => demandsClient().move.mutate(step),
    done: () => m.application_moved({ state: stateLabels[state]() }),
    onSaved: () => document.getElementById('content')?.focus(),
    onFailure: failure => {
      if (failure.code !== 'PRECONDITION_FAILED') return false
      form.tell(failure) // the page is loaded again when they want it: it takes the form away
      return true
    },
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      renderRemedy={({ code }) => code === 'PRECONDITION_FAILED' && <ShowNow />}
      actions={
        <Button
          type="submit"
          variant={isRefusal ? 'danger' : 'accent'}
          busy={form.isBusy}
          className="justify-self-start"
        >
          {m.application_move_to({ state: stateLabels[state]() })}
        </Button>
      }
    >
      <TextArea
        label={isRefusal ? m.demand_sentence_why() : m.demand_sentence()}
        lang={toLocale(language)}
        dir="auto"
        rows={3}
        required={isRefusal}
        {...form.field('sentence')}
      />
      <CheckboxField label={<MailAddress email={m.demand_mail_too({ email })} />} {...form.field('isMailed')} />
    </StaffForm>
  )
}
