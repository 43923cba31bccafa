import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react'
import type * as Heavy from './NavDropdownMenu.tsx'
import { inNewTab, MenuEntry, menuLook } from './navMenu.ts'
import { useHydrated } from './useHydrated.ts'

type NavDropdownProps = ComponentProps<'div'> & {
  /** The word in the header. */
  label: string
  /** The overview page, where the label links to before scripts run. */
  href: string
  /** How long the menu stays open after the pointer has left, in milliseconds. */
  closeDelay?: number
  /** Whether its menu is open, where the caller keeps it. */
  open?: boolean
  /** Whether its menu is open at first, where the part keeps it. */
  defaultOpen?: boolean
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void
}

let closeOpenOne = () => {}

/**
 * A group of pages in the SiteHeader. From 64rem on a menu: hover, Enter, Space or an arrow opens, arrows move, Escape
 * closes; its code loads when first needed. Below, and before scripts run, a plain list of links.
 */
export function NavDropdown({
  label,
  href,
  closeDelay = 300,
  open: openProp,
  defaultOpen,
  onOpenChange,
  className,
  children,
  onPointerEnter,
  onPointerLeave,
  onClick,
  onKeyDown,
  ...props
}: NavDropdownProps) {
  const hydrated = useHydrated()
  const id = useId()
  const trigger = useRef<HTMLAnchorElement>(null)
  const pressedBy = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [Menu, setMenu] = useState<typeof Heavy.NavDropdownMenu>()
  const [own, setOwn] = useState(!!defaultOpen)
  const open = openProp ?? own
  const [by, setBy] = useState<'pointer' | 'keys'>('pointer')
  const { list, current } = useCurrent()
  useEffect(() => () => clearTimeout(timer.current), [])
  const closeForAnother = useEffectEvent(() => close())
  useEffect(() => {
    if (!open) return
    load()
    closeOpenOne()
    const closeThis = () => closeForAnother()
    closeOpenOne = closeThis
    return () => {
      if (closeOpenOne === closeThis) closeOpenOne = () => {}
    }
  }, [open])

  // when it cannot be loaded the plain list stays, which opens too
  function load() {
    void import('./NavDropdownMenu.tsx').then(
      part => setMenu(() => part.NavDropdownMenu),
      () => {},
    )
  }
  function setOpen(next: boolean) {
    clearTimeout(timer.current)
    if (next === open) return
    setOwn(next)
    onOpenChange?.(next)
  }
  function close() {
    setOpen(false)
  }
  function show(opener: 'pointer' | 'keys') {
    if (!open) setBy(opener)
    setOpen(true)
  }
  function onEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse' && matchMedia('(min-width: 64rem)').matches) show('pointer')
  }
  function onLeave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(close, closeDelay)
  }
  function onChoose(event: MouseEvent) {
    if (event.target instanceof Node && list.current?.contains(event.target) && !inNewTab(event)) close()
  }
  function onTriggerClick(event: MouseEvent) {
    if (inNewTab(event)) return
    event.preventDefault()
    const byKeys = event.detail === 0
    if (!open) show(byKeys ? 'keys' : 'pointer')
    else if (byKeys && by === 'pointer') focusFirst(trigger.current)
    // hover has opened it already: the click must not close it
    else if (byKeys || pressedBy.current !== 'mouse') close()
  }
  function onTriggerKey(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === ' ') trigger.current?.click()
    else if (open) focusFirst(trigger.current)
    else show('keys')
  }
  function onEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    close()
    if (list.current?.contains(document.activeElement)) trigger.current?.focus()
  }

  const asMenu = open && Menu
  return (
    <div
      role="presentation"
      data-slot="nav-dropdown"
      onPointerEnter={after(onPointerEnter, onEnter)}
      onPointerLeave={after(onPointerLeave, onLeave)}
      onClick={after(onClick, onChoose)}
      onKeyDown={after(onKeyDown, onEscape)}
      className={cx('group/nav relative border-line max-lg:py-2 max-lg:not-last:border-b', className)}
      {...props}
    >
      <p id={`${id}-heading`} className="pt-2 text-sm font-semibold text-muted lg:hidden">
        {label}
      </p>
      <a
        ref={trigger}
        id={`${id}-trigger`}
        href={href}
        data-open={open ? '' : undefined}
        aria-current={current ? 'true' : undefined}
        {...(hydrated && ({ role: 'button', 'aria-haspopup': 'menu', 'aria-expanded': open } as const))}
        onClick={onTriggerClick}
        onKeyDown={onTriggerKey}
        onFocus={load}
        onPointerDown={event => {
          pressedBy.current = event.pointerType
          load()
        }}
        className={triggerLook}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-has-data-open/nav:rotate-180"
        />
      </a>
      {asMenu && (
        <Menu labelledBy={`${id}-trigger`} trigger={trigger} by={by} onClose={close}>
          {children}
        </Menu>
      )}
      <ul
        ref={list}
        aria-labelledby={`${id}-heading`}
        className={cx(
          listLook,
          open && !Menu ? 'lg:block' : 'lg:hidden',
          !hydrated && 'lg:group-focus-within/nav:block lg:group-hover/nav:block',
        )}
      >
        {children}
      </ul>
    </div>
  )
}

type NavDropdownLinkProps = ComponentProps<'a'> & {
  /** Renders its one child, a router's link. */
  asChild?: boolean
  /** Where it stands: in the panel of narrow windows alone, or in the menu of wide ones alone. */
  on?: 'phone' | 'desk'
}

/**
 * One page in a NavDropdown; aria-current="page" marks the open page, and its group too. `asChild` for a router's link.
 */
export function NavDropdownLink({ asChild, on, className, ...props }: NavDropdownLinkProps) {
  const entry = use(MenuEntry)
  if (entry && on === 'phone') return null
  const Root = asChild ? Slot : 'a'
  const link = <Root data-slot="nav-dropdown-link" className={cx(linkLook, className)} {...props} />
  return entry ? entry(link) : <li className={on && { phone: 'lg:hidden', desk: 'max-lg:hidden' }[on]}>{link}</li>
}

/** The caller's handler first, then ours unless it prevents that; Radix' function for it would weigh on every public page. */
function after<E extends SyntheticEvent>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) {
  return (event: E) => {
    const { defaultPrevented } = event // by a router's link inside
    theirs?.(event)
    if (defaultPrevented || !event.defaultPrevented) ours(event)
  }
}

function focusFirst(trigger: HTMLElement | null) {
  trigger?.parentElement?.querySelector<HTMLElement>('[role=menuitem], li a')?.focus()
}

/** Whether one of the links is the open page, which a router marks only on the link. */
function useCurrent() {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(false)
  useEffect(() => {
    const look = () => setCurrent(!!list.current?.querySelector('[aria-current=page]'))
    const changes = new MutationObserver(look)
    if (list.current)
      changes.observe(list.current, { subtree: true, childList: true, attributeFilter: ['aria-current'] })
    look()
    return () => changes.disconnect()
  }, [])
  return { list, current }
}

const triggerLook = cx(
  'flex min-h-11 cursor-pointer items-center gap-1 border-y-2 border-transparent font-medium text-ink transition-colors select-none hover:text-brand active:bg-sunken data-open:text-brand max-lg:hidden lg:px-2.5 lg:text-sm xl:px-3 xl:text-base xl:[&:lang(bn)]:px-1.5',
  'group-has-[[aria-current=page]]/nav:border-b-brand group-has-[[aria-current=page]]/nav:font-semibold group-has-[[aria-current=page]]/nav:text-brand',
)
const listLook = cx(
  menuLook,
  'max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:shadow-none lg:absolute lg:start-0 lg:top-full lg:z-50 lg:-ms-1.75 lg:mt-3 lg:w-max lg:min-w-56 lg:max-w-80 lg:before:absolute lg:before:inset-x-0 lg:before:-top-3 lg:before:h-3',
)
const linkLook =
  'flex min-h-11 items-center rounded-md py-2 text-ink leading-snug transition-colors wrap-anywhere hover:text-brand focus-visible:rounded-md aria-[current=page]:font-semibold aria-[current=page]:text-brand max-lg:ps-4 lg:px-3 lg:text-sm lg:hover:bg-brand-soft lg:hover:text-brand-strong active:bg-sunken lg:active:bg-sunken lg:focus-visible:bg-brand-soft lg:focus-visible:outline-2 lg:focus-visible:-outline-offset-2'
