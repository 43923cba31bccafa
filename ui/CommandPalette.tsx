'use client'

import { Command } from 'cmdk'
import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { writingBox } from './Field.tsx'

type CommandPaletteProps = Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'defaultOpen' | 'onOpenChange' | 'labels' | 'ref' | 'lang' | 'dir' | 'className'
> & {
  /** What can be found, as the title and the name of the field. */
  title: string
  /** An example in the empty field. */
  placeholder?: string | undefined
  /** What is typed. */
  value: string
  /** Called with what is typed. */
  onValueChange: (value: string) => void
  /** Below the field: what is loading, or that nothing was found. */
  status?: ReactNode
  /** CommandGroups with what fits. */
  children: ReactNode
}

/** Finds a place to go by typing: CommandGroups of CommandItems, which the caller filters. Arrows choose, Enter opens, Escape closes. */
export function CommandPalette({
  title,
  placeholder,
  value,
  onValueChange,
  status,
  children,
  ...dialog
}: CommandPaletteProps) {
  return (
    <Dialog data-slot="command-palette" title={title} {...dialog}>
      <Command shouldFilter={false} loop label={title} className="grid min-w-0 gap-3">
        <Command.Input
          value={value}
          onValueChange={onValueChange}
          placeholder={placeholder}
          aria-label={title}
          className={writingBox}
        />
        <p role="status" className="text-sm text-muted empty:hidden">
          {status}
        </p>
        <Command.List label={title} className="max-h-[50dvh] overflow-y-auto">
          {children}
        </Command.List>
      </Command>
    </Dialog>
  )
}

type CommandGroupProps = {
  /** What the entries are. */
  heading: string
  /** CommandItems. */
  children: ReactNode
}

/** Entries of one kind under a heading. */
export function CommandGroup({ heading, children }: CommandGroupProps) {
  return (
    <Command.Group
      data-slot="command-group"
      heading={heading}
      className="pb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  )
}

// cmdk keeps these three for itself: a choice comes by onSelect
type Own = Omit<ComponentProps<typeof Command.Item>, 'id' | 'onClick' | 'onPointerMove' | 'value'>
type CommandItemProps = { [Name in keyof Own]: Own[Name] | undefined } & {
  /** Its key among all entries; `onSelect` gets it. */
  value: string
}

/** One place to go. */
export function CommandItem({ className = '', ...props }: CommandItemProps) {
  return (
    <Command.Item
      data-slot="command-item"
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 leading-snug wrap-anywhere data-[selected=true]:bg-brand-soft data-[selected=true]:text-brand-strong data-[disabled=true]:cursor-not-allowed data-[disabled=true]:text-muted not-data-[disabled=true]:active:bg-brand not-data-[disabled=true]:active:text-on-brand [&>svg]:size-5 [&>svg]:shrink-0 not-active:[&>svg]:text-muted ${className}`}
      {...props}
    />
  )
}
