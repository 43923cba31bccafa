import type { ReactNode } from 'react'

type Props = Record<string, unknown>

/** States that only a pointer or a key brings about: shown by the classes of storybook-addon-pseudo-states. */
const BY_HAND: Record<string, string> = {
  Rest: '',
  Hover: 'pseudo-hover-all',
  Pressed: 'pseudo-hover-all pseudo-active-all',
  Focus: 'pseudo-focus-all pseudo-focus-visible-all',
}

type StatesProps = {
  /** Draws the control with the properties of its row and its state. */
  of: (props: never) => ReactNode
  /** Further states and the properties that bring them about, as `{ Disabled: { disabled: true } }`, or that belong to one of the above. */
  also?: Record<string, Props>
  /** One row for each look and the properties that give it; one row without a name where there is one look. */
  looks?: Record<string, Props>
  /** The property that names a part which is a landmark: each gets the name of its state, since landmarks need different names. */
  named?: string
  /** One state in a row, for parts that are as wide as the page. */
  isWide?: boolean
}

/** A control in every state a person can meet it in, one row for each of its looks. */
export function States({ of, also = {}, looks = { '': {} }, named, isWide = false }: StatesProps) {
  const draw = of as (props: Props) => ReactNode
  const states = Object.keys({ ...BY_HAND, ...also }).map(name => ({
    name,
    className: BY_HAND[name] ?? '',
    props: also[name] ?? {},
  }))
  return (
    <div className="grid gap-8">
      {Object.entries(looks).map(([look, props]) => (
        <section key={look} aria-label={look || 'States'}>
          {look && (
            <p lang="en" className="mb-3 font-semibold text-ink">
              {look}
            </p>
          )}
          <ul className={`grid ${isWide ? 'grid-cols-1' : inColumns} gap-x-6 gap-y-5`}>
            {states.map(state => (
              <li key={state.name} className="min-w-0">
                <p lang="en" className="mb-2 text-xs text-muted">
                  {state.name}
                </p>
                <div className={state.className}>
                  {draw({ ...(named && { [named]: state.name }), ...props, ...state.props })}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const inColumns = 'grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] items-end'
