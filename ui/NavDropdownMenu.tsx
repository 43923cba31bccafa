import * as Menu from '@radix-ui/react-dropdown-menu'
import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { inNewTab, MenuEntry, menuLook } from './navMenu.ts'

type NavDropdownMenuProps = {
  /** Id of the word that opens it. */
  labelledBy: string
  /** The word that opens it. */
  trigger: RefObject<HTMLElement | null>
  /** What opened it: keys move the focus into it. */
  by: 'pointer' | 'keys'
  /** Called when it closes itself. */
  onClose: () => void
  children: ReactNode
}

const CloseMenu = createContext(() => {})

/** The open menu of a NavDropdown, in a chunk of its own because of its size. Only NavDropdown renders it. */
export function NavDropdownMenu({ labelledBy, trigger, by, onClose, children }: NavDropdownMenuProps) {
  const content = useRef<HTMLDivElement>(null)
  // Radix assumes left-to-right text
  const [dir] = useState<'ltr' | 'rtl'>(() =>
    trigger.current && getComputedStyle(trigger.current).direction === 'rtl' ? 'rtl' : 'ltr',
  )
  useLayoutEffect(() => {
    const menu = content.current
    const opener = trigger.current
    return () => {
      if (menu?.contains(document.activeElement)) opener?.focus()
    }
  }, [trigger])

  function onOpenAutoFocus(event: Event) {
    event.preventDefault()
    if (by === 'keys') content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  return (
    <Menu.Root
      modal={false}
      dir={dir}
      open
      onOpenChange={next => {
        if (!next) onClose()
      }}
    >
      <Menu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </Menu.Trigger>
      <Menu.Content
        ref={content}
        data-slot="nav-dropdown-menu"
        aria-labelledby={labelledBy}
        align="start"
        alignOffset={-7}
        sideOffset={12}
        collisionPadding={16}
        loop
        // missing in Radix' types, but passed on: a menu opened by hover must not take the focus
        {...{ onOpenAutoFocus }}
        onCloseAutoFocus={event => event.preventDefault()}
        // for Radix a press on the trigger is outside; the trigger decides alone
        onInteractOutside={event => {
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault()
        }}
        className={`${menuLook} z-50 w-max max-w-80 min-w-56`}
      >
        <CloseMenu value={onClose}>
          <MenuEntry value={entry}>{children}</MenuEntry>
        </CloseMenu>
      </Menu.Content>
    </Menu.Root>
  )
}

function entry(link: ReactElement) {
  return <Entry>{link}</Entry>
}

function Entry({ children }: { children: ReactElement }) {
  const close = use(CloseMenu)
  return (
    <Menu.Item
      asChild
      // a router's link prevents the default, and Radix then keeps the menu open
      onClick={event => {
        if (!inNewTab(event)) close()
      }}
      // hovering a link must not take the focus from a field
      onPointerMove={event => event.preventDefault()}
      onPointerLeave={event => event.preventDefault()}
    >
      {children}
    </Menu.Item>
  )
}
