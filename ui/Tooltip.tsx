'use client'

import * as Radix from '@radix-ui/react-tooltip'
import { Slot } from '@radix-ui/react-slot'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  createContext,
  isValidElement,
  use,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { Layer } from './inner/Layer.tsx'

type Control = ReactElement<{ 'aria-label'?: string | undefined; children?: ReactNode }>
type TooltipProps = Omit<ComponentProps<typeof Radix.Trigger>, 'children' | 'asChild'> & {
  /** One control with an `aria-label`, which the tooltip shows: so it never says what is said nowhere else. */
  children: Control
  /** Keys that do the same, after the words, such as `Ctrl K`; the control has them as `aria-keyshortcuts`. */
  keys?: string | undefined
  /** The side of the control, where there is room. */
  side?: 'top' | 'bottom' | undefined
  /** Whether it is shown, where the caller keeps it. */
  open?: boolean | undefined
  /** Whether it is shown at first, where the part keeps it. */
  defaultOpen?: boolean | undefined
  /** Called when it appears or goes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

const DELAY_MS = 400
const IsProvided = createContext(false)

type TooltipProviderProps = {
  /** The application, or a part of it. */
  children: ReactNode
}

/** Makes the tooltips in it one family: while one is shown, or just was, the next comes at once. A tooltip without it stands alone. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <IsProvided value>
      <Radix.Provider delayDuration={DELAY_MS}>{children}</Radix.Provider>
    </IsProvided>
  )
}

/**
 * Shows the name of a control that has only an icon, to people who point at it or reach it by Tab. Escape hides it. What it is given goes
 * to the control: so it stands in the trigger of a menu, a popover or a dialog, and in a ToolbarItem.
 */
export function Tooltip({
  children,
  keys,
  side = 'top',
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  'aria-describedby': describedBy,
  ref,
  ...props
}: TooltipProps) {
  const control = useRef<HTMLButtonElement>(null)
  const both = useComposedRefs(control, ref)
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  const tip = (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger aria-keyshortcuts={keys && spoken(keys)} {...props} ref={both} asChild>
        <Undescribed describedBy={describedBy}>{children}</Undescribed>
      </Radix.Trigger>
      {open ? (
        <Layer>
          <Radix.Content
            data-slot="tooltip"
            aria-hidden
            side={side}
            sideOffset={6}
            collisionPadding={12}
            className="pointer-events-none z-layer max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-sm leading-snug font-medium text-paper wrap-anywhere shadow-lifted select-none empty:hidden"
          >
            {nameOf(children) ?? <OwnName of={control} />}
            {keys ? <kbd className="ms-2 font-sans text-xs opacity-80">{keys}</kbd> : null}
          </Radix.Content>
        </Layer>
      ) : null}
    </Radix.Root>
  )
  return use(IsProvided) ? tip : <TooltipProvider>{tip}</TooltipProvider>
}

/** As screen readers know them: `Control+K`. */
const spoken = (keys: string) =>
  keys
    .split(/[\s+]+/)
    .map(key => KEYS[key.toLowerCase()] ?? key)
    .join('+')

const KEYS: Record<string, string> = {
  ctrl: 'Control',
  cmd: 'Meta',
  '⌘': 'Meta',
  '⌥': 'Alt',
  '⇧': 'Shift',
  esc: 'Escape',
}

/** Of a control, or of the one in a ToolbarItem. */
function nameOf({ props }: Control): string | undefined {
  return props['aria-label'] ?? (isValidElement<Control['props']>(props.children) ? nameOf(props.children) : undefined)
}

/** The `aria-label` that a component of the caller gives its control: it is in the page once that has been drawn. */
const OwnName = ({ of: control }: { of: RefObject<HTMLElement | null> }) =>
  useSyncExternalStore(
    neverChanges,
    () => control.current?.ariaLabel,
    () => undefined,
  )

const neverChanges = () => () => undefined

/** The words are the control's name already: Radix' description would be read twice. */
function Undescribed({ describedBy, ...props }: ComponentProps<typeof Slot> & { describedBy: string | undefined }) {
  return <Slot {...props} aria-describedby={describedBy} />
}
