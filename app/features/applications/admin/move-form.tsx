import { Accordion } from '@agency/ui/Accordion'
import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { NumberField } from '@agency/ui/NumberField'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { queryClient, type readFailure } from '#app/rendering/trpc.ts'
import { toLocale } from '#i18n/paraglide/runtime.js'
import { m } from '#i18n/paraglide/messages.js'
import { readNumber } from '#i18n/typed/number.ts'
import { numberProblem } from '#i18n/typed/rules.ts'
import {
  STEP_PAYERS,
  type StepPayer,
  type State,
  stateLabels,
} from '#server/features/applications/stages/states.shared.ts'
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
  const [skip, setSkip] = useState('')
  const suggested = suggestions[state]
  const [values, setValues] = useState({
    sentence: suggested.sentence,
    nextStep: suggested.nextStep,
    cost: suggested.cost === null ? '' : String(suggested.cost),
    payer: suggested.payer ?? '',
  })
  const [errors, setErrors] = useState<{ skip?: string; sentence?: string; cost?: string }>({})
  const [problem, setProblem] = useState<{ text: string; isFull: boolean }>()
  const form = useRef<HTMLFormElement>(null)
  const { run, isPending } = useStaffAction()
  const isRejection = state === 'rejected'
  const lang = toLocale(language)
  const change = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })

  async function move(isOverPosts: boolean) {
    const cost = values.cost.trim() === '' ? null : readNumber(values.cost)
    const found = {
      ...(gaps.length > 0 && !skip.trim() && { skip: m.application_skip_needed() }),
      ...(isRejection && !values.sentence.trim() && { sentence: m.application_sentence_needed() }),
      ...(cost !== null && costProblem(values.cost, cost)),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) {
      if (first !== 'skip') form.current?.querySelector('details')?.setAttribute('open', '')
      return (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus()
    }
    const step = { id, from, state, isOverPosts, skip, sentence: values.sentence, nextStep: values.nextStep }
    let event = ''
    const isMoved = await run(
      async () => {
        const payer = (values.payer || null) as StepPayer | null
        event = (await applicationsClient().move.mutate({ ...step, cost, payer })).event
      },
      {
        done: m.application_moved({ state: stateLabels[state]() }),
        undo: () => applicationsClient().undoMove.mutate({ id, event }),
        onFailure,
      },
    )
    if (isMoved) onDone?.()
  }

  function onFailure({ code, field, message = '', page }: ReturnType<typeof readFailure>) {
    if (field === 'skip') {
      setErrors({ skip: message })
      void queryClient().invalidateQueries()
      return true
    }
    if (page) return false
    const isFull = code === 'CONFLICT'
    if (!isFull && code !== 'PRECONDITION_FAILED') return false
    setProblem({ text: message, isFull })
    if (!isFull) void queryClient().invalidateQueries()
    return true
  }

  const fields = (
    <div className="grid gap-4">
      {isRejection && (
        <SelectField
          label={m.application_reason()}
          value={reasons.includes(values.sentence) ? values.sentence : ''}
          onChange={change('sentence')}
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
        name="sentence"
        label={isRejection ? m.application_sentence_why() : m.application_sentence()}
        lang={lang}
        rows={2}
        required={isRejection}
        value={values.sentence}
        error={errors.sentence}
        onChange={change('sentence')}
      />
      <TextArea
        name="nextStep"
        label={m.application_next_step()}
        lang={lang}
        rows={2}
        value={values.nextStep}
        onChange={change('nextStep')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          name="cost"
          label={m.application_cost()}
          hint={m.application_cost_hint()}
          value={values.cost}
          error={errors.cost}
          onChange={change('cost')}
        />
        <SelectField label={m.application_payer()} value={values.payer} onChange={change('payer')}>
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
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void move(false)
      }}
    >
      {problem && (
        <Alert
          title={problem.text}
          actions={
            problem.isFull && (
              <Button size="sm" variant="secondary" busy={isPending} onClick={() => void move(true)}>
                {m.application_select_anyway()}
              </Button>
            )
          }
        >
          {problem.isFull && m.application_full_text()}
        </Alert>
      )}
      {gaps.length > 0 && <MissingForStep gaps={gaps} value={skip} error={errors.skip} onChange={setSkip} />}
      {isFolded ? (
        <Accordion
          variant="box"
          title={
            <span className="inline-flex w-[calc(100%-1.5rem)] items-start gap-2 align-top">
              <span className="min-w-0 grow">
                {m.application_reads()}
                <span className="mt-0.5 line-clamp-2 text-sm font-normal text-muted" lang={lang}>
                  {[values.sentence, values.nextStep].filter(Boolean).join(' ')}
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
      <Button type="submit" variant={isRejection ? 'danger' : 'accent'} busy={isPending} className="justify-self-start">
        {m.application_move_to({ state: stateLabels[state]() })}
      </Button>
    </form>
  )
}

function costProblem(typed: string, cost: number) {
  const problem = numberProblem(typed, cost, m.application_cost_wrong)
  return problem ? { cost: problem } : cost < 0 && { cost: m.application_cost_wrong() }
}
