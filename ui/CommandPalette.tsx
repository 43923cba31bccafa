import { Command } from 'cmdk'
import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { writingBox } from './Field.tsx'

type CommandPaletteProps = Pick<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'title' | 'closeLabel'> & {
  placeholder?: string
  value: string
  onValueChange: (value: string) => void
  /** Below the field: what is loading, or that nothing was found. */
  status?: ReactNode
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
      <Command shouldFilter={false} loop label={String(title)} className="grid min-w-0 gap-3">
        <Command.Input
          value={value}
          onValueChange={onValueChange}
          placeholder={placeholder}
          aria-label={String(title)}
          className={writingBox}
        />
        <p role="status" className="text-sm text-muted empty:hidden">
          {status}
        </p>
        <Command.List label={String(title)} className="max-h-[50dvh] overflow-y-auto">
          {children}
        </Command.List>
      </Command>
    </Dialog>
  )
}

/** Entries of one kind under a heading. */
export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
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

/** One place to go; `value` is its key. */
export function CommandItem({ className = '', ...props }: ComponentProps<typeof Command.Item> & { value: string }) {
  return (
    <Command.Item
      data-slot="command-item"
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 leading-snug wrap-anywhere data-[selected=true]:bg-brand-soft data-[selected=true]:text-brand-strong [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted ${className}`}
      {...props}
    />
  )
}
