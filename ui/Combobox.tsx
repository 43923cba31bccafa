'use client'

import { composeEventHandlers } from '@radix-ui/primitive'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import * as Popper from '@radix-ui/react-popper'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useCombobox } from 'downshift'
import { Check, ChevronDown } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { findNamed, matching, type ComboboxOption } from './inner/comboboxOptions.ts'
import { Field, splitField, writingBox, type FieldWords } from './Field.tsx'
import { indexAfter, useLostChoice } from './inner/nearest.ts'
import { environment } from './inner/environment.ts'
import { Layer } from './inner/Layer.tsx'

export type { ComboboxOption }

type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'list'> &
  FieldWords & {
    /** What there is to choose, in its order. */
    options: ComboboxOption[]
    /** The value of the chosen option, empty for none; with `freeText` the text. What is no option is neither shown nor sent. */
    value?: string | undefined
    /** The value at first, when nobody controls it. */
    defaultValue?: string | undefined
    /** Called with the new value; empty where the text names no option, and where the chosen one leaves the others. */
    onValueChange?: ((value: string) => void) | undefined
    /** Whether the list is open, where the caller keeps it. */
    open?: boolean | undefined
    /** Whether the list is open at first, where the part keeps it. */
    defaultOpen?: boolean | undefined
    /** Called when the person opens or closes the list. */
    onOpenChange?: ((open: boolean) => void) | undefined
    /** Any text is an answer; the options only suggest. */
    freeText?: boolean | undefined
    /** Called with the option that somebody chose, after `onValueChange`. */
    onChoose?: ((option: ComboboxOption) => void) | undefined
    /**
     * `list` names the list, `open` its button; `found` tells how many options match the text, `more` how many of them
     * the list leaves out.
     */
    labels: { list: string; open: string; found: (count: number) => string; more: (count: number) => string }
    /** What follows the field. */
    children?: ReactNode
  }

/** So many options the list shows; the others are found by typing on. */
const SHOWN = 100

/**
 * One of many options, found by typing a part of its name. Arrow keys open the list and move in it, Enter chooses, Escape closes;
 * without a choice Enter submits the form, with the option that the text names. Text that names none is no answer, except with
 * `freeText`: it stays, `onValueChange('')` is called, and until it is put right no form is sent, with `noValidate` neither.
 */
export function Combobox({ children, ...props }: ComboboxProps) {
  const [field, { options, value: given, defaultValue = '', onValueChange, ...rest }] = splitField(props)
  const {
    freeText = false,
    open,
    defaultOpen = false,
    onOpenChange,
    onChoose,
    labels,
    name,
    ref,
    onBlur,
    onChange,
    onKeyDown,
    ...input
  } = rest
  const own = useId()
  const id = field.id ?? own
  const [value, setValue] = useControllableState({ prop: given, defaultProp: defaultValue, onChange: onValueChange })
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const chosen = freeText ? undefined : options.find(option => option.value === value)
  const text = freeText ? value : (typed ?? chosen?.label ?? '')
  const found = matching(options, typed ?? '')
  const first = Math.max(0, chosen ? found.indexOf(chosen) - SHOWN + 1 : 0)
  const items = found.slice(first, first + SHOWN)
  const named = freeText || !typed?.trim() ? undefined : findNamed(options, typed, chosen)
  const fault = !freeText && typed?.trim() && !named ? labels.found(0) : ''
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value && !freeText) setTyped(undefined) // the caller has chosen
  }
  const box = useRef<HTMLInputElement>(null)
  const both = useComposedRefs(box, ref)
  const reset = useEffectEvent(() => {
    setTyped(undefined)
    if (given === undefined) setValue(defaultValue)
  })
  useLayoutEffect(() => box.current?.setCustomValidity(input.disabled ? '' : fault), [input.disabled, fault])

  useLostChoice(freeText ? [] : options.map(option => option.value), value, () => setValue(''))

  function choose(option: ComboboxOption) {
    setTyped(undefined)
    setValue(freeText ? option.label : option.value)
    onChoose?.(option)
  }
  function type(next: string) {
    if (!freeText && next.trim() === '') next = '' // or spaces would answer a question that requires an answer
    setTyped(next)
    setLeft(false)
    if (freeText) setValue(next)
    else if (next === '') setValue('')
  }
  function leave() {
    if (named) choose(named)
    else if (fault) {
      setLeft(true)
      if (value) setValue('')
    } else setTyped(undefined)
  }

  const settle = useEffectEvent(() => leave())
  useEffect(() => {
    const form = box.current?.form
    const onReset = () => reset()
    const onSubmit = (event: SubmitEvent) => {
      flushSync(() => settle()) // before anybody reads what is sent
      if (box.current?.validity.customError && isHeld(event)) box.current.focus()
    }
    form?.addEventListener('reset', onReset)
    form?.addEventListener('submit', onSubmit, true)
    return () => {
      form?.removeEventListener('reset', onReset)
      form?.removeEventListener('submit', onSubmit, true)
    }
  }, [])

  const list = useCombobox({
    ...(environment && { environment }),
    items,
    inputValue: text,
    selectedItem: null,
    initialIsOpen: defaultOpen,
    ...(open !== undefined && { isOpen: open }),
    onIsOpenChange: ({ isOpen: next }) => onOpenChange?.(next),
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    ...(chosen && items.includes(chosen) && { defaultHighlightedIndex: items.indexOf(chosen) }),
    itemToString: option => option?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem)
    },
    onStateChange: ({ type }) => {
      // of a press beside it the list closes when the pointer is up: until then it neither grows nor covers what is pressed
      if (type === useCombobox.stateChangeTypes.InputBlur) leave()
    },
    stateReducer: (state, { type, changes }) => {
      // leaving the field chooses nothing, even with the pointer over an option
      if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: state.selectedItem }
      // Enter takes what fits the text best; without a text, and where any text is an answer, it sends the form
      if (type === useCombobox.stateChangeTypes.InputChange)
        return { ...changes, highlightedIndex: freeText || !changes.inputValue?.trim() ? -1 : 0 }
      return changes
    },
  })
  const { isOpen } = list
  const highlightedIndex = items[list.highlightedIndex] ? list.highlightedIndex : -1
  const ids = items.map(item => item.value).join('\n')
  const seen = useRef({ ids, text })
  const follow = useEffectEvent((before: string) => {
    if (highlightedIndex >= 0)
      list.setHighlightedIndex(indexAfter(before.split('\n'), highlightedIndex, ids.split('\n')))
  })
  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { ids, text }
    if (before.ids !== ids && before.text === text) follow(before.ids)
  }, [seen, ids, text])
  const menu = list.getMenuProps({ 'aria-label': labels.list }, { suppressRefError: true }) // asked for while it is closed, too
  const isShown = isOpen && items.length > 0
  const isLocked = input.disabled || input.readOnly
  return (
    <Field {...field} error={field.error || (isLeft && fault)} id={id}>
      {control => (
        <Popper.Root>
          <Popper.Anchor className="relative min-w-0">
            <input
              data-slot="combobox"
              type="text"
              autoComplete="off"
              {...control}
              className={`${writingBox} pe-12`}
              {...list.getInputProps({
                ...input,
                ref: both,
                name: freeText ? name : undefined,
                onBlur: composeEventHandlers(onBlur, () => {
                  if (!isOpen) leave()
                }),
                'aria-expanded': isShown,
                ...(highlightedIndex < 0 && { 'aria-activedescendant': '' }),
                onChange: composeEventHandlers(onChange, (event: ChangeEvent<HTMLInputElement>) =>
                  type(event.currentTarget.value),
                ),
                onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
                  onKeyDown?.(event)
                  if (event.defaultPrevented || isLocked || (event.key === 'Enter' && highlightedIndex < 0))
                    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
                },
              })}
            />
            {name && !freeText ? (
              <input
                type="hidden"
                name={name}
                value={(typed === undefined ? chosen : named)?.value ?? ''}
                form={input.form}
                disabled={input.disabled}
              />
            ) : null}
            <button
              type="button"
              {...list.getToggleButtonProps({
                'aria-label': labels.open,
                'aria-expanded': isShown,
                disabled: isLocked,
              })}
              className="absolute end-0 top-0 grid size-11 cursor-pointer place-items-center rounded-md text-muted enabled:hover:text-ink enabled:active:text-brand disabled:cursor-not-allowed"
            >
              <ChevronDown aria-hidden className="size-5" />
            </button>
            <p role="status" className="sr-only">
              {isOpen ? labels.found(found.length) : ''}
            </p>
            {children}
          </Popper.Anchor>
          {isOpen && (isShown || !freeText) ? (
            <Layer>
              <Popper.Content
                align="start"
                sideOffset={4}
                collisionPadding={8}
                className="z-layer w-(--radix-popper-anchor-width)"
              >
                {/* Escape closes the list before the dialog that it is in; of everything else the field knows */}
                <DismissableLayer
                  asChild
                  onDismiss={() => list.closeMenu()}
                  onInteractOutside={event => event.preventDefault()}
                >
                  {isShown ? (
                    <ul
                      {...menu}
                      className={`${panel} text-ink max-h-[min(18rem,var(--radix-popper-available-height))] overflow-y-auto overscroll-contain py-1`}
                    >
                      {items.map((item, index) => (
                        <li
                          key={item.value}
                          {...list.getItemProps({ item, index })}
                          className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3.5 py-1.5 wrap-anywhere ${index === highlightedIndex ? 'bg-brand-soft text-brand-strong' : ''}`}
                        >
                          <OptionWords option={item} />
                          {item === chosen ? <Check aria-hidden className="ms-auto size-5" /> : null}
                        </li>
                      ))}
                      {found.length > items.length ? (
                        <li aria-hidden className="border-t border-line px-3.5 py-3 text-sm text-muted">
                          {labels.more(found.length - items.length)}
                        </li>
                      ) : null}
                    </ul>
                  ) : (
                    <p aria-hidden className={`${panel} px-3.5 py-3 text-sm text-muted`}>
                      {labels.found(0)}
                    </p>
                  )}
                </DismissableLayer>
              </Popper.Content>
            </Layer>
          ) : null}
        </Popper.Root>
      )}
    </Field>
  )
}

/** Keeps the form from being sent, unless a button says `formNoValidate`: the browser does so only without `noValidate`. */
function isHeld(event: SubmitEvent) {
  if (event.submitter?.hasAttribute('formnovalidate')) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  return true
}

const panel = 'rounded-md border border-line bg-raised shadow-lifted'

function OptionWords({ option: { picture, label, detail, detailLang } }: { option: ComboboxOption }) {
  return (
    <>
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          width={30}
          height={20}
          className="shrink-0 rounded-xs border border-line"
        />
      )}
      <span>{label}</span>
      {detail ? (
        <span lang={detailLang} className="text-sm text-muted">
          {detail}
        </span>
      ) : null}
    </>
  )
}
