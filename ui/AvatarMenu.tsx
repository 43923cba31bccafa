import type { ComponentProps, ReactNode } from 'react'
import { avatarLook, initialsOf } from './Avatar.tsx'
import { DropdownMenu } from './DropdownMenu.tsx'

type AvatarMenuProps = ComponentProps<'button'> &
  Pick<ComponentProps<typeof DropdownMenu>, 'open' | 'defaultOpen' | 'onOpenChange'> & {
    /** What the button is, for screen readers; the initials are read before it. */
    label: string
    /** Whose account it is; the button shows the first letters of two words. */
    name: string
    /** The address of the account, above the entries. */
    email: ReactNode
  }

/** Who is signed in and what they can do with their account: a DropdownMenu behind their initials. */
export function AvatarMenu({
  label,
  name,
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
          className={avatarLook({
            variant: 'solid',
            size: 'lg',
            className: [
              'relative transition-colors hover:bg-brand-strong active:[filter:brightness(0.9)] focus-visible:rounded-full',
              className,
            ],
          })}
          {...props}
        >
          {initialsOf(name)}
          <span className="sr-only normal-case">{label}</span>
        </button>
      }
    >
      {children}
    </DropdownMenu>
  )
}
