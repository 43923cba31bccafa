'use client'

import { Slot } from '@radix-ui/react-slot'
import { composeEventHandlers } from '@radix-ui/primitive'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-tabs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cx } from 'class-variance-authority'
import { useRef, type ComponentProps, type FocusEvent, type ReactNode } from 'react'
import { rowInShadow } from './inner/arrowsInShadow.ts'
import { keepsFocus, useNearestChoice } from './inner/nearest.ts'
import { useDirection } from './inner/reading.ts'

type TabsProps = Omit<ComponentProps<'div'>, 'children' | 'dir' | 'defaultValue'> & {
  /** Names the tabs to screen readers. */
  label: string
  /** What there is to choose; `id` is the value. */
  tabs: { id: string; title: ReactNode; content: ReactNode }[]
  /** The chosen tab, where the caller keeps it. */
  value?: string | undefined
  /** The tab that is chosen at first; the first one by default. */
  defaultValue?: string | undefined
  /** Called with the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Views of one thing, one shown at a time; without scripts all are shown. */
export function Tabs({ label, tabs, value: given, defaultValue, onValueChange, className, ref, ...props }: TabsProps) {
  const [value, setValue] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    onChange: next => next !== undefined && onValueChange?.(next),
  })
  const chosen = useNearestChoice(
    tabs.map(({ id }) => id),
    value,
    setValue,
  )
  const box = useRef<HTMLDivElement>(null)
  const dir = useDirection(box)
  return (
    <Radix.Root
      asChild
      dir={dir}
      value={encodeURIComponent(chosen ?? '')}
      onValueChange={id => setValue(decodeURIComponent(id))}
      {...props}
    >
      {/* without scripts the direction is the page's own */}
      <div
        ref={useComposedRefs(ref, box, keepPanel)}
        data-slot="tabs"
        dir={undefined}
        className={cx('min-w-0', className)}
      >
        <Radix.List ref={keepTab} aria-label={label} className={cx(row, 'flex-wrap')} {...rowInShadow}>
          {tabs.map(({ id, title }) => (
            <Radix.Trigger key={id} value={encodeURIComponent(id)} className={tab}>
              {title}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tabs.map(({ id, content }) => (
          <Radix.Content
            key={id}
            value={encodeURIComponent(id)} // Radix makes an id of it, which has no spaces
            forceMount
            className="pt-6 data-[state=inactive]:hidden noscript:data-[state=inactive]:block"
          >
            {content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  )
}

const keepTab = keepsFocus('[role=tab]')
const keepPanel = keepsFocus('[role=tabpanel]')

/** Links that look like tabs: each leads to a list or page with an address of its own. Takes TabLinks. */
export function TabNav({
  label,
  className,
  children,
  ...props
}: ComponentProps<'nav'> & {
  /** Names the links to screen readers. */
  label: string
}) {
  return (
    <nav data-slot="tab-nav" aria-label={label} className={cx('max-w-full overflow-x-auto', className)} {...props}>
      <ul className={cx(row, 'w-max min-w-full')}>{children}</ul>
    </nav>
  )
}

type TabLinkProps = ComponentProps<'a'> & {
  /** The child element is the link, such as a router's. */
  asChild?: boolean | undefined
}

/** One of them; aria-current="page" marks the open one. */
export function TabLink({ asChild, onFocus, className, ...props }: TabLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li>
      <Root
        data-slot="tab-link"
        onFocus={composeEventHandlers(onFocus, showWhole)}
        className={cx(tab, 'flex items-center gap-1.5 whitespace-nowrap', className)}
        {...props}
      />
    </li>
  )
}

/** Browsers leave a link that takes the focus where it is as soon as an edge of it can be seen. A pressed one stays under its pointer. */
function showWhole({ currentTarget: link }: FocusEvent<HTMLElement>) {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const row = 'flex gap-x-6 border-b border-line'
const tab =
  '-mb-px min-h-11 min-w-0 cursor-pointer border-b-3 border-transparent py-2 text-start leading-snug font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 active:border-edge aria-[current=page]:border-brand aria-[current=page]:text-brand aria-selected:border-brand aria-selected:text-brand'
