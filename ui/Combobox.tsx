import { useCombobox } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Field, writingBox, type FieldWords } from './Field.tsx'

/** `picture` is the address of one before the label, 3:2; `detail` follows the label; `also` are other words to find it by. */
export type ComboboxOption = {
  value: string
  label: string
  picture?: string | undefined
  detail?: string
  detailLang?: string
  also?: string[]
}

type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> &
  FieldWords & {
    options: ComboboxOption[]
    value: string
    onChange: (text: string) => void
    onChoose: (option: ComboboxOption) => void
    /** `list` names the list, `open` its button; `found` tells how many options match the text. */
    words: { list: string; open: string; found: (count: number) => string }
    children?: ReactNode
  }

/**
 * A text input with a list of suggestions; any text is allowed. Arrow keys open the list and move in it, Enter chooses,
 * Escape closes; without a choice Enter submits the form. `children` follow the field.
 */
export function Combobox({
  id,
  label,
  hint,
  error,
  required,
  requiredLabel,
  className,
  options,
  value,
  onChange,
  onChoose,
  words,
  onBlur,
  children,
  ...props
}: ComboboxProps) {
  const own = useId()
  const control = id ?? own
  const items = matching(options, value)
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox({
    items,
    inputValue: value,
    selectedItem: null,
    inputId: control,
    labelId: `${control}-label`,
    menuId: `${control}-list`,
    itemToString: option => option?.label ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem)
    },
    // leaving the field chooses nothing, even with the pointer over an option
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
  })
  const isShown = isOpen && items.length > 0
  return (
    <Field
      id={control}
      label={label}
      hint={hint}
      error={error}
      required={required}
      requiredLabel={requiredLabel}
      className={className}
    >
      {field => (
        <div data-slot="combobox" className="relative min-w-0">
          <input
            type="text"
            {...props}
            {...field}
            className={`${writingBox} pe-12`}
            {...getInputProps({
              onBlur,
              'aria-expanded': isShown,
              onChange: event => onChange(event.currentTarget.value),
              onKeyDown: event => {
                if (event.key === 'Enter' && highlightedIndex < 0)
                  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
              },
            })}
          />
          <button
            type="button"
            {...getToggleButtonProps({ 'aria-label': words.open, disabled: props.disabled })}
            className="absolute end-0 top-0 grid size-11 cursor-pointer place-items-center rounded-md text-muted enabled:hover:text-ink disabled:cursor-not-allowed"
          >
            <ChevronDown aria-hidden className="size-5" />
          </button>
          <ul
            {...getMenuProps({ 'aria-label': words.list })}
            hidden={!isShown}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md border border-line bg-raised py-1 shadow-lifted"
          >
            {isShown
              ? items.map((item, index) => (
                  <li
                    key={item.value}
                    {...getItemProps({ item, index })}
                    className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3.5 py-1.5 wrap-anywhere ${index === highlightedIndex ? 'bg-brand-soft text-brand-strong' : ''}`}
                  >
                    {item.picture && (
                      <img
                        src={item.picture}
                        alt=""
                        loading="lazy"
                        width={30}
                        height={20}
                        className="shrink-0 rounded-xs border border-line"
                      />
                    )}
                    <span>{item.label}</span>
                    {item.detail ? (
                      <span lang={item.detailLang} className="text-sm text-muted">
                        {item.detail}
                      </span>
                    ) : null}
                  </li>
                ))
              : null}
          </ul>
          <p role="status" className="sr-only">
            {isOpen ? words.found(items.length) : ''}
          </p>
          {children}
        </div>
      )}
    </Field>
  )
}

/** The options that match the text, those that begin with it first; all of them when the text is an option. */
function matching(options: ComboboxOption[], text: string) {
  const words = plain(text)
  if (!words || options.some(({ label }) => plain(label) === words)) return options
  const place = ({ label, detail = '', also = [] }: ComboboxOption) =>
    Math.min(...[label, detail, ...also].map(name => plain(name).indexOf(words)).map(at => (at < 0 ? Infinity : at)))
  return options
    .map(option => ({ option, at: place(option) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1))
    .map(({ option }) => option)
}

const plain = (text: string) => text.trim().normalize().toLowerCase()
