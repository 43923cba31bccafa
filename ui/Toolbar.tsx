'use client'

import * as Roving from '@radix-ui/react-roving-focus'
import {
  cloneElement,
  isValidElement,
  useCallback,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { VariantProps } from 'class-variance-authority'
import { rowInShadow } from './inner/arrowsInShadow.ts'
import { look } from './inner/look.ts'
import { keepsFocus } from './inner/nearest.ts'
import { useDirection } from './inner/reading.ts'

export const toolbarLook = look('inline-flex max-w-full flex-wrap items-center gap-1', {
  variants: {
    /** `boxed` for controls of which one is pressed. */
    variant: { plain: '', boxed: 'rounded-lg bg-sunken p-1' },
  },
  defaultVariants: { variant: 'plain' },
})

type ToolbarProps = ComponentProps<'div'> &
  VariantProps<typeof toolbarLook> & {
    /** What its controls are for: its name for screen readers. */
    label: string
  }

/** Controls that belong together as one stop of Tab: arrows move among them. Each is a ToolbarItem. */
export function Toolbar({ label, variant, className, ref, ...props }: ToolbarProps) {
  const box = useRef<HTMLDivElement>(null)
  const both = useComposedRefs(box, ref, keepItem)
  const dir = useDirection(box)
  return (
    // Radix would write `outline: none` into the page, which a strict Content-Security-Policy forbids
    <Roving.Root asChild orientation="horizontal" dir={dir} loop style={{ outline: undefined }} {...rowInShadow}>
      <div
        ref={both}
        role="toolbar"
        data-slot="toolbar"
        aria-label={label}
        aria-orientation="horizontal"
        className={toolbarLook({ variant, className })}
        {...props}
      />
    </Roving.Root>
  )
}

const keepItem = keepsFocus('[data-radix-collection-item]')

type Control = ReactElement<{
  disabled?: boolean | undefined
  'aria-pressed'?: ComponentProps<'button'>['aria-pressed']
  trigger?: ReactNode
  children?: ReactNode
}>

type ToolbarItemProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The Button, IconButton or link, alone or in a Tooltip; or a DropdownMenu, Popover or Dialog with its trigger. */
  children: Control
}

/**
 * One control of a Toolbar. The pressed one is where Tab arrives first. What it is given goes to the control: so it may also stand
 * in the trigger of a menu, a popover or a dialog.
 */
export function ToolbarItem({ children, ...props }: ToolbarItemProps) {
  const { trigger } = children.props
  if (isValidElement<Control['props']>(trigger))
    return cloneElement(children, { trigger: <ToolbarItem {...props}>{trigger}</ToolbarItem> })
  return <Item {...props}>{children}</Item>
}

function Item({ children, ref, ...props }: ToolbarItemProps) {
  const [isThere, setIsThere] = useState(false)
  const appear = useCallback((control: HTMLElement | null) => {
    if (control) setIsThere(true)
  }, [])
  const both = useComposedRefs<HTMLElement>(ref as Ref<HTMLElement>, appear)
  const inner = children.props.children
  const all = [props, children.props, isValidElement<Control['props']>(inner) ? inner.props : {}]
  // one without an element, of a component that drops its ref, would keep the focus from the others
  const isFocusable = isThere && !all.some(({ disabled }) => disabled)
  const isPressed = all.some(own => String(own['aria-pressed']) === 'true')
  return (
    <Roving.Item asChild focusable={isFocusable} active={isPressed} {...props} ref={both}>
      {children}
    </Roving.Item>
  )
}

/** Parts groups of controls by a line. */
export function ToolbarSeparator({ className = '' }: { className?: string | undefined }) {
  return <span aria-hidden data-slot="toolbar-separator" className={`mx-1 h-6 w-px bg-line ${className}`} />
}
