'use client'

import { composeEventHandlers } from '@radix-ui/primitive'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { focused, targetOf } from './inner/reading.ts'
import { useHydrated } from './inner/useHydrated.ts'
import { isWide, useRoom } from './inner/useRoom.ts'

type NavDropdownProps = ComponentProps<'div'> & {
  /** The word in the header. */
  label: string
  /** The overview page, where the label links to before scripts run. */
  href: string
  /** How long the list stays open after the pointer has left, in milliseconds. */
  closeDelay?: number | undefined
  /** Whether its list is open, where the caller keeps it. */
  open?: boolean | undefined
  /** Whether its list is open at first, where the part keeps it. */
  defaultOpen?: boolean | undefined
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

let closeOpenOne = () => {}

/**
 * A group of pages in the SiteHeader. From 64rem on its word opens a list of links: by hover, Enter, Space or Arrow
 * Down; arrows move in it, Escape closes. Below, and before scripts run, a plain list.
 */
export function NavDropdown({
  label,
  href,
  closeDelay = 300,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ref,
  onPointerEnter,
  onPointerLeave,
  onClick,
  onKeyDown,
  onBlur,
  ...props
}: NavDropdownProps) {
  const hydrated = useHydrated()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const both = useComposedRefs(box, ref)
  const trigger = useRef<HTMLAnchorElement>(null)
  const pressedBy = useRef('')
  const isByKeys = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange })
  const { list, current } = useCurrent()
  useRoom(list, open)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (open && isByKeys.current) linksIn(list.current)[0]?.focus()
    isByKeys.current = false
  }, [open, list])
  const closeForAnother = useEffectEvent(() => close())
  useEffect(() => {
    if (!open) return
    closeOpenOne()
    const closeThis = () => closeForAnother()
    closeOpenOne = closeThis
    const onPress = (event: Event) => {
      const target = targetOf(event)
      if (!(target instanceof Node && box.current?.contains(target))) closeThis()
    }
    const onEscape = ({ key, defaultPrevented }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) closeThis()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onEscape)
      if (closeOpenOne === closeThis) closeOpenOne = () => {}
    }
  }, [open])

  function close() {
    clearTimeout(timer.current)
    if (list.current?.contains(focused())) trigger.current?.focus()
    setOpen(false)
  }
  function show(byKeys: boolean) {
    clearTimeout(timer.current)
    if (open && byKeys) linksIn(list.current)[0]?.focus()
    isByKeys.current = byKeys && !open
    setOpen(true)
  }
  function onEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse' && isWide()) show(false)
  }
  function onLeave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(close, closeDelay)
  }
  function onLeft({ relatedTarget, currentTarget }: FocusEvent) {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  function choose(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('li a') && !inNewTab(event)) close()
  }
  function onTriggerClick(event: MouseEvent) {
    if (inNewTab(event)) return
    event.preventDefault()
    const byKeys = event.detail === 0
    if (!open) show(byKeys)
    // hover has opened it already: the click must not close it
    else if (byKeys || pressedBy.current !== 'mouse') close()
  }
  function move(event: KeyboardEvent) {
    const isOnTrigger = event.target === trigger.current
    if (isOnTrigger && event.key === ' ') trigger.current?.click()
    else if (isOnTrigger && event.key === 'ArrowDown') show(true)
    else {
      const links = linksIn(list.current)
      const at = links.findIndex(link => link === event.target)
      const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
      const to = places[event.key]
      if (!open || at < 0 || to === undefined) return
      links.at(to % links.length)?.focus()
    }
    event.preventDefault()
  }

  return (
    <div
      ref={both}
      role="presentation"
      data-slot="nav-dropdown"
      onPointerEnter={composeEventHandlers(onPointerEnter, onEnter)}
      onPointerLeave={composeEventHandlers(onPointerLeave, onLeave)}
      onClick={event => {
        const isTaken = event.defaultPrevented // by a router's link
        onClick?.(event)
        if (isTaken || !event.defaultPrevented) choose(event)
      }}
      onKeyDown={composeEventHandlers(onKeyDown, move)}
      onBlur={composeEventHandlers(onBlur, onLeft)}
      className={cx('group/nav relative border-line max-lg:py-2 max-lg:not-last:border-b', className)}
      {...props}
    >
      <p id={`${id}-heading`} className="pt-2 text-sm font-semibold text-muted lg:hidden">
        {label}
      </p>
      <a
        ref={trigger}
        href={href}
        data-open={open ? '' : undefined}
        aria-current={current ? 'true' : undefined}
        {...(hydrated && { role: 'button', 'aria-expanded': open, 'aria-controls': `${id}-list` })}
        onClick={onTriggerClick}
        onPointerDown={event => {
          pressedBy.current = event.pointerType
        }}
        className={triggerLook}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-has-data-open/nav:rotate-180"
        />
      </a>
      <ul
        ref={list}
        id={`${id}-list`}
        aria-labelledby={`${id}-heading`}
        className={cx(
          listLook,
          open ? 'lg:block' : 'lg:hidden',
          hydrated
            ? 'lg:overflow-y-auto lg:overscroll-contain'
            : 'lg:group-focus-within/nav:block lg:group-hover/nav:block lg:before:absolute lg:before:inset-x-0 lg:before:-top-3 lg:before:h-3',
        )}
      >
        {children}
      </ul>
    </div>
  )
}

type NavDropdownLinkProps = ComponentProps<'a'> & {
  /** Renders its one child, a router's link. */
  asChild?: boolean | undefined
  /** Where it stands: in the panel of narrow windows alone, or in the list of wide ones alone. */
  on?: 'phone' | 'desk' | undefined
}

/**
 * One page in a NavDropdown; aria-current="page" marks the open page, and its group too. `asChild` for a router's link.
 */
export function NavDropdownLink({ asChild, on, className, ...props }: NavDropdownLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li className={on && { phone: 'lg:hidden', desk: 'max-lg:hidden' }[on]}>
      <Root data-slot="nav-dropdown-link" className={cx(linkLook, className)} {...props} />
    </li>
  )
}

const inNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey
const linksIn = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll('a') ?? [])].filter(link => link.checkVisibility())

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
  'rounded-lg border border-line bg-raised p-1.5 text-ink shadow-lifted',
  'max-lg:border-0 max-lg:bg-transparent max-lg:p-0 max-lg:shadow-none lg:absolute lg:start-0 lg:top-full z-10 lg:-ms-1.75 lg:mt-3 lg:w-max lg:min-w-56 lg:max-w-80',
)
const linkLook =
  'flex min-h-11 items-center rounded-md py-2 text-ink leading-snug transition-colors wrap-anywhere hover:text-brand focus-visible:rounded-md aria-[current=page]:font-semibold aria-[current=page]:text-brand max-lg:ps-4 lg:px-3 lg:text-sm lg:hover:bg-brand-soft lg:hover:text-brand-strong active:bg-sunken lg:active:bg-sunken lg:focus-visible:bg-brand-soft lg:focus-visible:outline-2 lg:focus-visible:-outline-offset-2'
