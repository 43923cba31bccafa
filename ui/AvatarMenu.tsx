import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Menu } from './Menu.tsx'

type AvatarMenuProps = ComponentProps<'button'> & { label: string; initials: string; email: ReactNode }

/** Who is signed in and what they can do with their account: a Menu behind their initials. */
export function AvatarMenu({ label, initials, email, className, children, ...props }: AvatarMenuProps) {
  return (
    <Menu
      heading={email}
      trigger={
        <button
          type="button"
          data-slot="avatar-menu"
          className={cx(
            'relative grid size-11 shrink-0 place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand uppercase transition-colors hover:bg-brand-strong focus-visible:rounded-full',
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
    </Menu>
  )
}
