import { Accordion } from '@agency/ui/Accordion'
import { Button } from '@agency/ui/Button'
import { NumberField } from '@agency/ui/NumberField'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { Pencil } from 'lucide-react'
import { ShowNow } from '#app/editor/show-now.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { type Failure, useStaffForm } from '#app/editor/use-staff-form.ts'
import { toLocale } from '#i18n/paraglide/runtime.js'
import { m } from '#i18n/paraglide/messages.js'
import { STEP_PAYERS, type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { moveInput, unreadyMoveInput } from '#server/features/applications/work-schema.ts'
import { payerLabels } from '#server/features/vacancies/schema.ts'
import { applicationsClient } from './applications-client.ts'
import { MissingForStep } from './missing-for-step.tsx'
import type { Application } from './queries.ts'

type Props = {
  application: Application
  state: State
  /** The sentences are folded away until somebody wants to change them. */
  isFolded?: boolean
  onDone?: () => void
}

/** Moves an application to a state in one press, with what its applicant reads: prefilled, and open to changes. */
export function MoveForm({ application, state, isFolded = false, onDone }: Props) {
  const { id, state: from, suggestions, reasons, language } = application
  const gaps = application.gaps[state]
  const suggested = suggestions[state]
  const form = useStaffForm({
    schema: gaps.length > 0 ? unreadyMoveInput : moveInput,
    values: {
      skip: '',
      sentence: suggested.sentence,
      nextStep: suggested.nextStep,
      cost: suggested.cost === null ? '' : String(suggested.cost),
      payer: suggested.payer ?? '',
    },
    besides: { id, from, state },
    send: step => applicationsClient().move.mutate(step),
    done: () => m.application_moved({ state: stateLabels[state]() }),
    undo: ({ event }) => applicationsClient().undoMove.mutate({ id, event }),
    onSaved: () => onDone?.(),
    onFailure,
  })
  const isRejection = state === 'rejected'
  const isUnfit = gaps.some(({ why }) => why === 'unfit')
  const lang = toLocale(language)
  const [sentence = '', nextStep = ''] = [form.watch('sentence'), form.watch('nextStep')]

  /** The page is not loaded again by itself: it would take the form away with what is typed. */
  function onFailure(failure: Failure) {
    const isOurs = !failure.page && !failure.field && (isFull(failure) || failure.code === 'PRECONDITION_FAILED')
    if (isOurs) form.tell(failure)
    return isOurs
  }

  const fields = (
    <div className="grid gap-4">
      {isRejection && (
        <SelectField
          label={m.application_reason()}
          value={reasons.includes(sentence) ? sentence : ''}
          onChange={({ target }) => form.set('sentence', target.value)}
        >
          <option value="">{m.application_choose()}</option>
          {reasons.map(reason => (
            <option key={reason} value={reason} lang={lang}>
              {reason}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label={isRejection ? m.application_sentence_why() : m.application_sentence()}
        lang={lang}
        rows={2}
        required={isRejection}
        {...form.field('sentence')}
      />
      <TextArea label={m.application_next_step()} lang={lang} rows={2} {...form.field('nextStep')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField label={m.application_cost()} hint={m.application_cost_hint()} {...form.field('cost')} />
        <SelectField label={m.application_payer()} {...form.field('payer')}>
          <option value="">{m.application_payer_none()}</option>
          {STEP_PAYERS.map(payer => (
            <option key={payer} value={payer}>
              {payerLabels[payer]()}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      renderRemedy={problem =>
        isFull(problem) ? (
          <>
            <p className="basis-full text-sm">{m.application_full_text()}</p>
            <Button
              size="sm"
              variant="secondary"
              busy={form.isBusy}
              onClick={event => void form.submit(event, { isOverPosts: true })}
            >
              {m.application_select_anyway()}
            </Button>
          </>
        ) : (
          problem.code === 'PRECONDITION_FAILED' && <ShowNow />
        )
      }
      actions={
        <Button
          type="submit"
          variant={isRejection ? 'danger' : isUnfit ? 'secondary' : 'accent'}
          busy={form.isBusy}
          className="justify-self-start"
        >
          {m.application_move_to({ state: stateLabels[state]() })}
        </Button>
      }
    >
      {gaps.length > 0 && <MissingForStep application={application.id} gaps={gaps} {...form.field('skip')} />}
      {isFolded ? (
        <Accordion
          variant="box"
          title={
            <span className="inline-flex w-[calc(100%-1.5rem)] items-start gap-2 align-top">
              <span className="min-w-0 grow">
                {m.application_reads()}
                <span className="mt-0.5 line-clamp-2 text-sm font-normal text-muted" lang={lang}>
                  {[sentence, nextStep].filter(Boolean).join(' ')}
                </span>
              </span>
              <Pencil aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
            </span>
          }
        >
          {fields}
        </Accordion>
      ) : (
        fields
      )}
    </StaffForm>
  )
}

/** Every post is taken. */
const isFull = ({ code }: Failure) => code === 'CONFLICT'
