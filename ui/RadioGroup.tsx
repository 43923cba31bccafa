'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cx } from 'class-variance-authority'
import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { keepsFocus } from './inner/nearest.ts'
import { FieldError, type FieldWords } from './Field.tsx'
import { RequiredMark } from './inner/RequiredMark.tsx'
import { Radio } from './Radio.tsx'

/** One answer; `description` explains it below its label. */
export type RadioOption = { value: string; label: ReactNode; description?: ReactNode }

type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> &
  Pick<FieldWords, 'hint' | 'error' | 'requiredLabel'> & {
    /** The question. */
    legend: ReactNode
    /** The name of the answer in the form. */
    name: string
    /** Two to five answers. */
    options: RadioOption[]
    /** The chosen answer, empty for none, where the caller keeps it. */
    value?: string | undefined
    /** The answer chosen at first, where the browser keeps the choice. */
    defaultValue?: string | undefined
    /** Called with the answer that somebody chooses, and with an empty one when the chosen answer leaves the others. */
    onValueChange?: ((value: string) => void) | undefined
    /** Whether an answer is needed; the question shows it. */
    required?: boolean | undefined
    /**
     * `row` puts two or three short answers side by side: on phones each as wide as its words, else in columns that
     * groups below each other share.
     */
    variant?: 'list' | 'row' | undefined
  }

const legendLook = { list: 'mb-2', row: 'float-start grow basis-56' } // floating makes it an item of the group
const hintLook = { list: '-mt-0.5', row: 'sm:order-1 sm:basis-full' }
const optionsLook = {
  list: 'grid gap-2',
  row: 'flex max-w-full basis-100 flex-wrap gap-1.5 sm:gap-2 [&_span]:wrap-break-word',
}
const answerLook = {
  list: 'min-w-0 items-start gap-3 px-3.5 [&>input]:mt-1',
  row: 'max-w-full grow items-center gap-2 px-2 sm:basis-28 sm:px-2.5',
}

const groupLook = { list: '', row: 'sm:flex sm:flex-wrap sm:items-center sm:gap-x-6' }

/**
 * One choice of two to five, each with a full explanation or, in a `row`, with a word. Tab focuses the group, arrow keys choose.
 */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  hint,
  error,
  required,
  requiredLabel,
  variant = 'list',
  className,
  'aria-describedby': describedBy,
  form,
  ref,
  ...props
}: RadioGroupProps) {
  const own = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const both = useComposedRefs(ref, group, focusAnswer, keepAnswer)
  const lost = useRef(options.length > 0 ? undefined : defaultValue)
  const settle = useEffectEvent(() => {
    const chosen = value ?? lost.current
    if (!chosen || options.length === 0) return
    lost.current = undefined
    const answers = [...(group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
    const same = answers.find(answer => answer.value === chosen)
    if (same) same.checked = true
    else if (!answers.some(answer => answer.checked)) onValueChange?.('')
  })
  useEffect(() => {
    const changes = new MutationObserver(records => {
      const [come, gone] = [
        records.flatMap(record => answersOf(record.addedNodes)),
        records.flatMap(record => answersOf(record.removedNodes)),
      ]
      const left = gone.find(answer => answer.checked)
      if (left) lost.current = left.value
      if (come.length + gone.length > 0) settle()
    })
    if (group.current) changes.observe(group.current, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [])
  return (
    <fieldset
      ref={both}
      data-slot="radio-group"
      aria-describedby={cx(hint && `${own}-hint`, error && `${own}-error`, describedBy) || undefined}
      className={cx('grid min-w-0 grid-cols-1 gap-2', groupLook[variant], className)}
      {...props}
    >
      <legend className={`font-semibold wrap-anywhere ${legendLook[variant]}`}>
        {legend}
        {required ? <RequiredMark className="ms-1.5">{requiredLabel}</RequiredMark> : null}
      </legend>
      {hint ? (
        <p id={`${own}-hint`} className={`text-sm text-muted wrap-anywhere ${hintLook[variant]}`}>
          {hint}
        </p>
      ) : null}
      <div className={`min-w-0 ${optionsLook[variant]}`}>
        {options.map(option => (
          <label
            key={option.value}
            className={`flex min-h-11 cursor-pointer rounded-md border bg-surface py-2.5 ${error ? 'border-danger' : 'border-edge'} has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand has-enabled:hover:border-ink has-enabled:active:bg-sunken ${answerLook[variant]}`}
          >
            <Radio
              name={name}
              value={option.value}
              form={form}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={() => onValueChange?.(option.value)}
              required={required}
              className="outline-none"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{option.label}</span>
              {option.description ? <span className="block whitespace-pre-line">{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

const keepAnswer = keepsFocus('input')

const answersOf = (nodes: NodeList) =>
  [...nodes].flatMap(node =>
    node instanceof Element ? [...node.querySelectorAll<HTMLInputElement>('input[type=radio]')] : [],
  )

/** Where a form library focuses the group, as it does with what is wrong, its answer has the focus: a fieldset takes none. */
function focusAnswer(group: HTMLFieldSetElement | null) {
  if (!group) return
  const focus = (options?: FocusOptions) => {
    const answer =
      group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input:enabled')
    answer?.focus(options)
  }
  Object.defineProperty(group, 'focus', { value: focus, configurable: true })
}
