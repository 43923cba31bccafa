import { cx } from 'class-variance-authority'
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'

type TabsProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  tabs: { id: string; title: ReactNode; content: ReactNode }[]
}

/** Views of one thing, one shown at a time; without scripts all are shown. Arrows, Home, End choose; Tab moves into the view. Not for steps. */
export function Tabs({ label, tabs, className, ...props }: TabsProps) {
  const own = useId()
  const [chosen, setChosen] = useState(tabs[0]?.id)

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, at: number) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs.at(to % tabs.length)
    if (!next) return
    setChosen(next.id)
    document.getElementById(`${own}-${next.id}-tab`)?.focus()
  }

  return (
    <div data-slot="tabs" className={cx('min-w-0', className)} {...props}>
      <div role="tablist" aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
        {tabs.map(({ id, title }, i) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${own}-${id}-tab`}
            aria-controls={`${own}-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
            onKeyDown={event => onKeyDown(event, i)}
            className={tab}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${own}-${id}`}
          aria-labelledby={`${own}-${id}-tab`}
          tabIndex={0}
          className={cx('pt-6', id !== chosen && 'hidden noscript:block')}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

const tab =
  '-mb-px min-h-11 min-w-0 cursor-pointer border-b-3 border-transparent py-2 text-start font-semibold leading-snug text-muted transition-colors wrap-anywhere hover:text-ink focus-visible:outline-offset-1 aria-selected:border-brand aria-selected:text-brand'
