import * as Menu from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import { createContext, use, useRef, useState, type ComponentProps, type ReactNode } from 'react'

const CloseMenu = createContext(() => {})

type AvatarMenuProps = Omit<ComponentProps<'button'>, 'ref'> & { label: string; initials: string; email: ReactNode }

/** Who is signed in and what they can do with their account. Enter or Arrow Down opens, arrows move, Escape closes. */
export function AvatarMenu({ label, initials, email, className, children, ...props }: AvatarMenuProps) {
  const [open, setOpen] = useState(false)
  const [dir, setDir] = useState<'ltr' | 'rtl'>()
  const button = useRef<HTMLButtonElement>(null)

  function change(next: boolean) {
    // Radix assumes left-to-right text
    if (button.current) setDir(getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr')
    setOpen(next)
  }
  return (
    <Menu.Root modal={false} dir={dir} open={open} onOpenChange={change}>
      <Menu.Trigger
        ref={button}
        data-slot="avatar-menu"
        className={cx(
          'relative grid size-11 shrink-0 place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand uppercase transition-colors hover:bg-brand-strong focus-visible:rounded-full',
          className,
        )}
        {...props}
      >
        {initials}
        <span className="sr-only normal-case">{label}</span>
      </Menu.Trigger>
      <Menu.Content
        align="end"
        sideOffset={8}
        collisionPadding={16}
        loop
        className="z-50 w-max min-w-56 max-w-[min(20rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lifted"
      >
        <Menu.Label className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2.5 text-sm text-muted wrap-anywhere">
          {email}
        </Menu.Label>
        <CloseMenu value={() => setOpen(false)}>{children}</CloseMenu>
      </Menu.Content>
    </Menu.Root>
  )
}

/** One action; `asChild` for a link. */
export function AvatarMenuItem({
  icon,
  className,
  children,
  ...props
}: ComponentProps<typeof Menu.Item> & { icon?: ReactNode }) {
  const close = use(CloseMenu)
  return (
    <Menu.Item
      data-slot="avatar-menu-item"
      // a router's link prevents the default, and Radix then keeps the menu open
      onClick={event => {
        if (!(event.metaKey || event.ctrlKey || event.shiftKey)) close()
      }}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm font-medium leading-snug data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-brand-soft data-highlighted:text-brand-strong focus-visible:rounded-md focus-visible:outline-2 focus-visible:-outline-offset-2 [&>svg]:size-5 [&>svg]:shrink-0',
        className,
      )}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Menu.Item>
  )
}
