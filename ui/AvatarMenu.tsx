import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { DropdownMenu } from './DropdownMenu.tsx'

type AvatarMenuProps = ComponentProps<'button'> &
  Pick<ComponentProps<typeof DropdownMenu>, 'open' | 'defaultOpen' | 'onOpenChange'> & {
    /** What the button is, for screen readers; the initials are read before it. */
    label: string
    /** One or two letters of the name. */
    initials: string
    /** The address of the account, above the entries. */
    email: ReactNode
  }

/** Who is signed in and what they can do with their account: a DropdownMenu behind their initials. */
export function AvatarMenu({
  label,
  initials,
  email,
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ...props
}: AvatarMenuProps) {
  return (
    <DropdownMenu
      heading={email}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={
        <button
          type="button"
          data-slot="avatar-menu"
          className={cx(
            'relative grid size-11 shrink-0 place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand uppercase transition-colors hover:bg-brand-strong active:[filter:brightness(0.9)] focus-visible:rounded-full',
            className,
          )}
          {...props}
        >
          {initials}
          <span className="sr-only normal-case">{label}</span>
        </button>
      }
    >
      {children}
    </DropdownMenu>
  )
}
