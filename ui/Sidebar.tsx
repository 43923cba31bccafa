'use client'

import { Slot, Slottable } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import { ChevronDown, Menu, X } from 'lucide-react'
import { composeEventHandlers } from '@radix-ui/primitive'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { type Density, densityLook } from './inner/density.ts'
import { usePanel } from './inner/usePanel.ts'

type StaffFrameProps = ComponentProps<'div'> & {
  /** A Sidebar. */
  sidebar: ReactNode
  /** A StaffHeader. */
  header: ReactNode
  /** A SkipLink to `mainId`. */
  skip?: ReactNode
  /** The id of the page's main part. */
  mainId?: string | undefined
  /** How much room everything takes with a mouse on a desk; fingers keep their 44 pixels. */
  density?: Density | undefined
}

/** The frame of the staff area: sidebar, header, page. */
export function StaffFrame({
  sidebar,
  header,
  skip,
  mainId = 'main',
  density,
  className,
  children,
  ...props
}: StaffFrameProps) {
  return (
    <div
      data-slot="staff-frame"
      data-density={density}
      className={cx(
        densityLook({ density }),
        '[--sticky-top:calc(var(--spacing)*16+var(--stay-top,0px))] grid min-h-dvh grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[16rem_minmax(0,1fr)]',
        className,
      )}
      {...props}
    >
      {skip}
      {sidebar}
      {header}
      <main
        id={mainId}
        tabIndex={-1}
        className="col-span-2 min-w-0 px-4 py-8 outline-none sm:px-6 lg:col-span-1 lg:col-start-2 lg:px-8 lg:py-10"
      >
        {children}
      </main>
    </div>
  )
}

type SidebarProps = ComponentProps<'div'> & {
  /** Names the navigation to screen readers. */
  label: string
  /** Logo and wordmark, a link to the home page. */
  brand: ReactNode
  /** What the buttons of the drawer say. */
  labels: { open: string; close: string }
}

/**
 * The pages of the staff area: a column from 64rem on, below that a drawer behind a button. Focus moves in and returns;
 * Escape, a press outside or a link closes it.
 */
export function Sidebar({ label, brand, labels, className, children, ...props }: SidebarProps) {
  const { triggerProps, closerProps, panelProps } = usePanel(panel =>
    panel.querySelector<HTMLElement>('button, a')?.focus(),
  )
  return (
    <div
      data-slot="sidebar"
      className={cx(
        'flex items-center border-b border-line bg-surface ps-4 max-lg:sticky max-lg:top-(--stay-top,0px) max-lg:z-30 lg:row-span-2 lg:block lg:border-e lg:border-b-0 lg:p-0',
        className,
      )}
      {...props}
    >
      <button
        type="button"
        {...triggerProps}
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-edge px-3 text-sm font-semibold hover:bg-sunken active:bg-line focus-visible:rounded-md lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5 shrink-0" />
        <span className="max-[26rem]:sr-only">{labels.open}</span>
      </button>
      <nav {...panelProps} aria-label={label} className={drawer}>
        <div className="flex min-h-16 items-center gap-3 border-b border-line px-4 py-2">
          <div className="me-auto min-w-0 wrap-anywhere">{brand}</div>
          <button
            type="button"
            {...closerProps}
            aria-label={labels.close}
            className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken active:bg-line focus-visible:rounded-md lg:hidden"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="flex flex-col gap-1 p-3 lg:pointer-fine:gap-0">{children}</div>
      </nav>
    </div>
  )
}

const drawer = cx(
  'flex-col overflow-y-auto overscroll-contain bg-surface text-ink backdrop:bg-scrim',
  'max-lg:inset-y-0 max-lg:start-0 max-lg:end-auto max-lg:h-dvh max-lg:max-h-none max-lg:w-72 max-lg:max-w-[85vw] max-lg:shadow-lifted max-lg:[:root:has(&:popover-open)]:overflow-hidden',
  'max-lg:-translate-x-full max-lg:transition-[translate,display,overlay] max-lg:transition-discrete max-lg:duration-200 max-lg:open:flex max-lg:open:translate-x-0! max-lg:starting:open:-translate-x-full! max-lg:rtl:translate-x-full max-lg:rtl:starting:open:translate-x-full!',
  'lg:sticky lg:inset-auto lg:top-0 lg:flex lg:h-dvh lg:w-full',
)

const CLOSED = 'closed-sidebar-groups'

type SidebarGroupProps = ComponentProps<'details'> & {
  /** By which it is remembered. */
  id: string
  /** Its heading. */
  label: string
}

/** Pages that belong together, under a heading that folds them; this browser remembers by `id` what is folded. */
export function SidebarGroup({ id, label, onToggle, ref, className, children, ...props }: SidebarGroupProps) {
  const group = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (group.current && closedGroups().includes(id) && !group.current.querySelector('[aria-current=page]'))
      group.current.open = false
  }, [id])
  return (
    <details
      ref={useComposedRefs(ref, group)}
      open
      data-slot="sidebar-group"
      onToggle={composeEventHandlers(onToggle, ({ currentTarget }) => {
        const others = closedGroups().filter(other => other !== id)
        localStorage.setItem(CLOSED, JSON.stringify(currentTarget.open ? others : [...others, id]))
      })}
      className={cx('group mt-2 border-t border-line pt-2 lg:pointer-fine:mt-1 lg:pointer-fine:pt-1', className)}
      {...props}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-md px-3 text-xs font-semibold text-muted hover:bg-sunken active:bg-line focus-visible:rounded-md focus-visible:-outline-offset-3 lg:pointer-fine:min-h-8 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-1 lg:pointer-fine:gap-0">{children}</div>
    </details>
  )
}

function closedGroups(): string[] {
  return JSON.parse(localStorage.getItem(CLOSED) ?? '[]') as string[]
}

type SidebarLinkProps = ComponentProps<'a'> & {
  /** The child element is the link, such as a router's. */
  asChild?: boolean | undefined
  /** Before its words. */
  icon?: ReactNode
}

/** One page of the staff area: icon and label; aria-current="page" marks the open one. */
export function SidebarLink({ asChild, icon, className, children, ...props }: SidebarLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="sidebar-link"
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-md px-3 py-2 lg:pointer-fine:min-h-8 lg:pointer-fine:py-1 text-sm font-medium leading-snug text-ink transition-colors wrap-anywhere hover:bg-sunken active:bg-line focus-visible:rounded-md focus-visible:-outline-offset-3 aria-[current=page]:bg-brand-soft aria-[current=page]:hover:underline aria-[current=page]:active:[filter:brightness(0.9)] aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong [&>svg]:size-5 [&>svg]:shrink-0',
        className,
      )}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
