'use client'

import * as Roving from '@radix-ui/react-roving-focus'
import { isValidElement, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
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
  'aria-pressed'?: boolean | undefined
  children?: ReactNode
}>

type ToolbarItemProps = {
  /** The Button, IconButton or link, alone or in a Tooltip. */
  children: Control
}

/** One control of a Toolbar. The pressed one is where Tab arrives first. */
export function ToolbarItem({ children }: ToolbarItemProps) {
  const inner = children.props.children
  const own: Control['props'] = isValidElement<Control['props']>(inner)
    ? { ...inner.props, ...children.props }
    : children.props
  const { disabled = false, 'aria-pressed': isPressed = false } = own
  return (
    <Roving.Item asChild focusable={!disabled} active={isPressed}>
      {children}
    </Roving.Item>
  )
}

/** Parts groups of controls by a line. */
export function ToolbarSeparator({ className = '' }: { className?: string | undefined }) {
  return <span aria-hidden data-slot="toolbar-separator" className={`mx-1 h-6 w-px bg-line ${className}`} />
}
