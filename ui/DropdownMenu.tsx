'use client'

import { composeEventHandlers } from '@radix-ui/primitive'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import type { VariantProps } from 'class-variance-authority'
import { Check } from 'lucide-react'
import {
  Children,
  createContext,
  Fragment,
  isValidElement,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { Layer } from './inner/Layer.tsx'
import { look } from './inner/look.ts'
import { keepsFocus } from './inner/nearest.ts'
import { menuInShadow } from './inner/arrowsInShadow.ts'
import { stop } from './Button.tsx'

/** `close` closes the menu; `after` is run once its button has the focus again, as the chosen action may move it elsewhere. */
const Menu = createContext({ close() {}, after(_action?: () => void) {} })

type DropdownMenuProps = Omit<ComponentProps<typeof Radix.Content>, 'align'> & {
  /** The button that opens it. */
  trigger: ReactNode
  /** Text above the entries, such as the name they are about. */
  heading?: ReactNode
  /** Whether it is open, where the caller keeps it. */
  open?: boolean | undefined
  /** Whether it is open at first, where the part keeps it. */
  defaultOpen?: boolean | undefined
  /** Called when the person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The edge of the button that it keeps to. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Entries, alone or in groups. */
  children: ReactNode
}

/**
 * Actions behind a button; without any it does not open. Enter or Arrow Down opens, arrows move, a letter jumps, Escape closes
 * and returns.
 */
export function DropdownMenu({
  trigger,
  heading,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  align = 'end',
  onCloseAutoFocus,
  onKeyDownCapture,
  onFocusCapture,
  className = '',
  children,
  ref,
  ...props
}: DropdownMenuProps) {
  const both = useComposedRefs(ref, keepEntry)
  const isEmpty = !hasEntries(children)
  const [wanted, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  const open = wanted && !isEmpty
  const close = useEffectEvent(() => setOpen(false))
  useEffect(() => {
    if (isEmpty && wanted) close()
  }, [isEmpty, wanted])
  const chosen = useRef<() => void>(undefined)
  const menu = {
    close: () => setOpen(false),
    after(action?: () => void) {
      chosen.current = action
    },
  }
  return (
    <Radix.Root modal={false} open={open} onOpenChange={next => setOpen(next && !isEmpty)}>
      {/* a disabled one would lose the focus */}
      <Radix.Trigger asChild disabled={isDisabled(trigger)} aria-disabled={isEmpty || undefined}>
        {trigger}
      </Radix.Trigger>
      {open ? (
        <Layer>
          <Radix.Content
            ref={both}
            data-slot="dropdown-menu"
            {...{ dir: undefined }} // that of its place: Radix assumes left-to-right text
            align={align}
            sideOffset={8}
            collisionPadding={16}
            loop
            onKeyDownCapture={composeEventHandlers(onKeyDownCapture, menuInShadow.onKeyDownCapture)}
            onFocusCapture={composeEventHandlers(onFocusCapture, menuInShadow.onFocusCapture)}
            onCloseAutoFocus={event => {
              onCloseAutoFocus?.(event)
              if (chosen.current) queueMicrotask(chosen.current)
              chosen.current = undefined
            }}
            className={`z-layer max-h-(--radix-dropdown-menu-content-available-height) w-max min-w-56 max-w-[min(20rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lifted ${className}`}
            {...props}
          >
            {heading && (
              <Radix.Label className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2.5 text-sm text-muted wrap-anywhere">
                {heading}
              </Radix.Label>
            )}
            <Menu value={menu}>{children}</Menu>
          </Radix.Content>
        </Layer>
      ) : null}
    </Radix.Root>
  )
}

/** Whether there is an entry in them, in a group or a fragment as well; another component of the caller counts as one. */
function hasEntries(children: ReactNode): boolean {
  return Children.toArray(children).some(child =>
    isValidElement<{ children?: ReactNode }>(child) && HOLDERS.has(child.type)
      ? hasEntries(child.props.children)
      : true,
  )
}

const HOLDERS = new Set<unknown>([Fragment, DropdownMenuGroup, DropdownMenuRadioGroup])
const keepEntry = keepsFocus('[role^=menuitem]')

/** Radix opens the menu at events that a disabled button hears, too. */
const isDisabled = (trigger: ReactNode): boolean | undefined =>
  isValidElement<{ disabled?: boolean; children?: ReactNode }>(trigger)
    ? (trigger.props.disabled ?? isDisabled(trigger.props.children)) // of a Tooltip
    : undefined

export const menuItemLook = look(
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm font-medium leading-snug wrap-anywhere data-disabled:cursor-default data-disabled:text-muted focus-visible:rounded-md focus-visible:outline-2 focus-visible:-outline-offset-2 [&>svg]:size-5 [&>svg]:shrink-0',
  {
    variants: {
      /** Red for what destroys something. */
      variant: {
        neutral:
          'data-highlighted:bg-brand-soft data-highlighted:text-brand-strong not-data-disabled:active:bg-brand not-data-disabled:active:text-on-brand',
        danger:
          'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger-strong not-data-disabled:active:bg-danger not-data-disabled:active:text-on-danger',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

type ItemProps = Omit<ComponentProps<typeof Radix.Item>, 'onSelect'> &
  VariantProps<typeof menuItemLook> & {
    /** Stands before the words. */
    icon?: ReactNode
    /** Called when the entry is chosen, once the menu is closed. */
    onSelect?: (() => void) | undefined
  }

/** One action; `asChild` for a link. */
export function DropdownMenuItem({
  icon,
  variant,
  className,
  onSelect,
  onClick,
  onClickCapture,
  children,
  ...props
}: ItemProps) {
  const { close, after } = use(Menu)
  return (
    <Radix.Item
      data-slot="dropdown-menu-item"
      onSelect={() => after(onSelect)}
      onClickCapture={props.disabled ? stop : onClickCapture} // a link knows no `disabled`
      onClick={event => {
        const isTaken = event.defaultPrevented // by a router's link, after which Radix would keep the menu open
        onClick?.(event)
        if (!isTaken) return
        after(onSelect)
        close()
      }}
      className={menuItemLook({ variant, className })}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Radix.Item>
  )
}

type CheckProps = Omit<ComponentProps<typeof Radix.CheckboxItem>, 'onSelect' | 'onCheckedChange'> & {
  /** Whether it is on. */
  checked: boolean
  /** Called when the person switches it. */
  onCheckedChange: (checked: boolean) => void
}

/** Something that is on or off. The menu stays open, so that several can be switched. */
export function DropdownMenuCheckboxItem({ className, children, ...props }: CheckProps) {
  return (
    <Radix.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      onSelect={event => event.preventDefault()}
      className={menuItemLook({ className })}
      {...props}
    >
      <Mark />
      {children}
    </Radix.CheckboxItem>
  )
}

type RadioGroupProps = Omit<ComponentProps<typeof Radix.RadioGroup>, 'value' | 'onValueChange'> & {
  /** Heading of the group. */
  label: ReactNode
  /** Value of the chosen entry. */
  value: string
  /** Called with the value of another entry, once the menu is closed. */
  onValueChange: (value: string) => void
}

/** Entries of which one is chosen, parted from the others by a line. */
export function DropdownMenuRadioGroup({ label, onValueChange, className = '', children, ...props }: RadioGroupProps) {
  const { after } = use(Menu)
  return (
    <Radix.RadioGroup
      data-slot="dropdown-menu-radio-group"
      className={`${groupLook} ${className}`}
      onValueChange={value => after(() => onValueChange(value))}
      {...props}
    >
      <GroupLabel>{label}</GroupLabel>
      {children}
    </Radix.RadioGroup>
  )
}

/** One of several, of which exactly one is chosen; `value` is its key. */
export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem data-slot="dropdown-menu-radio-item" className={menuItemLook({ className })} {...props}>
      <Mark />
      {children}
    </Radix.RadioItem>
  )
}

type GroupProps = ComponentProps<typeof Radix.Group> & {
  /** Heading of the group; without one only a line parts it from the entries before. */
  label?: ReactNode
}

/** Entries that belong together, parted from the others by a line. */
export function DropdownMenuGroup({ label, className = '', children, ...props }: GroupProps) {
  return (
    <Radix.Group data-slot="dropdown-menu-group" className={`${groupLook} ${className}`} {...props}>
      {label ? <GroupLabel>{label}</GroupLabel> : null}
      {children}
    </Radix.Group>
  )
}

const groupLook = 'not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5'

function GroupLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-1.5 text-xs font-semibold text-muted">{children}</Radix.Label>
}

/** The place of the tick is kept, so that the text of all entries begin at one line. */
function Mark() {
  return (
    <span className="grid size-5 shrink-0 place-items-center [&>*>svg]:size-5">
      <Radix.ItemIndicator>
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </span>
  )
}
