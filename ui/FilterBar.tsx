'use client'

import { cx } from 'class-variance-authority'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { cloneElement, useEffect, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Tag } from './Tag.tsx'

/** One filter that is on: its words, and the link (without words) that takes it away. */
export type ChosenFilter = { id: string; label: string; remove: ReactElement<ComponentProps<'a'>> }

type FilterBarProps = Omit<ComponentProps<'form'>, 'children'> & {
  /** The field that is searched; always in sight. */
  search?: ReactNode
  /** Further fields, each with its default as the empty value; behind `labels.filters`, where that is given. */
  children?: ReactNode
  /** The filters that are on. */
  chosen?: ChosenFilter[] | undefined
  /** The link (without words) that takes all of them away; shown from two on. */
  clear?: ReactElement<ComponentProps<'a'>> | undefined
  /**
   * `submit` is the button, `filters` what unfolds the further fields; `chosen` names the filters that are on, `remove`
   * begins the name of the link that takes one away.
   */
  labels: { [Text in 'submit' | 'filters' | 'chosen' | 'remove' | 'clear']?: string | undefined }
}

/**
 * Search and filters above a list as a plain GET form, which works without scripts, and below it the filters that are on. The
 * list's address says what is shown. Enter submits; after a filter is taken away the focus goes to the next one.
 */
export function FilterBar({ search, children, chosen = [], clear, labels, className, ...props }: FilterBarProps) {
  return (
    <div data-slot="filter-bar" className={cx('grid min-w-0 gap-3', className)}>
      <form
        role="search"
        method="get"
        className={cx(
          'min-w-0 items-end gap-3 sm:flex sm:flex-wrap',
          labels.filters ? 'flex flex-wrap' : 'grid grid-cols-2',
        )}
        {...props}
      >
        {search}
        {labels.filters ? <Folded label={labels.filters}>{children}</Folded> : children}
        {labels.submit ? (
          <Button type="submit" variant="secondary" className="sm:shrink-0">
            {labels.filters ? <Search aria-hidden="true" className="sm:hidden" /> : null}
            <span className={cx(labels.filters && 'max-sm:sr-only')}>{labels.submit}</span>
          </Button>
        ) : null}
      </form>
      <Chosen chosen={chosen} clear={clear} labels={labels} />
    </div>
  )
}

/** Many fields would push the list off the screen. */
function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="open:order-last open:w-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-md border border-edge bg-surface px-4 py-2 leading-snug font-semibold hover:border-brand hover:bg-brand-soft active:[filter:brightness(0.9)] in-open:mb-3 [&_svg]:size-[1.2em]">
        <SlidersHorizontal aria-hidden="true" />
        <span className="max-sm:not-in-open:sr-only">{label}</span>
      </summary>
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">{children}</div>
    </details>
  )
}

function Chosen({
  chosen,
  clear,
  labels,
}: Required<Pick<FilterBarProps, 'chosen'>> & Pick<FilterBarProps, 'clear' | 'labels'>) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)
  const count = useRef(chosen.length)
  useEffect(() => {
    const isFewer = chosen.length < count.current
    count.current = chosen.length
    if (!isFewer || removed.current === undefined) return
    const links = list.current?.querySelectorAll<HTMLElement>('a')
    ;(links?.[Math.min(removed.current, links.length - 1)] ?? list.current)?.focus()
    removed.current = undefined
  }, [chosen])
  return (
    <ul ref={list} tabIndex={-1} aria-label={labels.chosen} className="flex flex-wrap items-center gap-2 empty:sr-only">
      {chosen.map(({ id, label, remove }, place) => (
        <li key={id} className="min-w-0">
          <Tag
            asChild
            variant="chosen"
            onClick={() => {
              removed.current = place
            }}
          >
            {cloneElement(
              remove,
              {},
              <>
                <span className="min-w-0">
                  <span className="sr-only">{labels.remove} </span>
                  {label}
                </span>
                <X aria-hidden />
              </>,
            )}
          </Tag>
        </li>
      ))}
      {clear && chosen.length > 1 ? (
        <li>{cloneElement(clear, { className: clearLook, children: labels.clear })}</li>
      ) : null}
    </ul>
  )
}

const clearLook =
  'inline-flex min-h-11 items-center px-2 text-sm font-semibold text-brand underline underline-offset-4 hover:text-brand-strong active:no-underline'
