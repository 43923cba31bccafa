import * as Radix from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import { createContext, use, useRef, useState, type ComponentProps, type ReactNode } from 'react'

/** Closes the menu, and runs the chosen action once its button has the focus again: the action may move it elsewhere. */
const CloseMenu = createContext((_action?: () => void) => {})

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** What stands above the actions. */
  heading?: ReactNode
  children: ReactNode
}

/** Actions behind a button. Enter or Arrow Down opens, arrows move, a letter jumps, Escape closes and returns. */
export function Menu({ trigger, heading, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [dir, setDir] = useState<'ltr' | 'rtl'>()
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<() => void>(undefined)

  function change(next: boolean) {
    // Radix assumes left-to-right text
    if (button.current) setDir(getComputedStyle(button.current).direction === 'rtl' ? 'rtl' : 'ltr')
    setOpen(next)
  }
  return (
    <Radix.Root modal={false} dir={dir} open={open} onOpenChange={change}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={8}
        collisionPadding={16}
        loop
        onCloseAutoFocus={() => {
          if (chosen.current) queueMicrotask(chosen.current)
          chosen.current = undefined
        }}
        className="z-50 w-max min-w-56 max-w-[min(20rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lifted"
      >
        {heading && (
          <Radix.Label className="mb-1.5 border-b border-line px-3 pt-1.5 pb-2.5 text-sm text-muted wrap-anywhere">
            {heading}
          </Radix.Label>
        )}
        <CloseMenu
          value={action => {
            chosen.current = action
            setOpen(false)
          }}
        >
          {children}
        </CloseMenu>
      </Radix.Content>
    </Radix.Root>
  )
}

const item = cva(
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm font-medium leading-snug wrap-anywhere data-disabled:cursor-default data-disabled:text-muted focus-visible:rounded-md focus-visible:outline-2 focus-visible:-outline-offset-2 [&>svg]:size-5 [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'data-highlighted:bg-brand-soft data-highlighted:text-brand-strong',
        danger: 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger-strong',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

type MenuItemProps = Omit<ComponentProps<typeof Radix.Item>, 'onSelect'> &
  VariantProps<typeof item> & { icon?: ReactNode; onSelect?: () => void }

/** One action; `asChild` for a link. */
export function MenuItem({ icon, variant, className, onSelect, children, ...props }: MenuItemProps) {
  const close = use(CloseMenu)
  return (
    <Radix.Item
      data-slot="menu-item"
      // a router's link prevents the default, and Radix then keeps the menu open
      onClick={event => {
        if (!(event.metaKey || event.ctrlKey || event.shiftKey)) close(onSelect)
      }}
      className={item({ variant, className })}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Radix.Item>
  )
}
