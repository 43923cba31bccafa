import { FilterBar } from '@agency/ui/FilterBar'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef } from 'react'
import { m } from '#i18n/paraglide/messages.js'

const TYPING_PAUSE_MS = 300

type Props = Pick<ComponentProps<typeof FilterBar>, 'search' | 'children' | 'className'> & {
  /** What the URL says for the fields by their names: they follow it when it changes, except the one being typed in. */
  values: Record<string, string | number | undefined>
  /** The filters that are on: the name of each field and what it says. */
  chosen?: { name: string; label: string }[]
  submitLabel?: string
  /** Whether all fields but the search are folded. */
  isFolded?: boolean
}

/**
 * The fields that narrow a list down, as a plain GET form: what is shown has a URL. With scripts a choice takes effect at once, and a
 * search when typing pauses. A field's default is the empty value, which the URL leaves out.
 */
export function SearchForm({ values, chosen = [], submitLabel, isFolded, ...props }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = JSON.stringify(values)
  useEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (isField(field) && field.name && field !== document.activeElement)
        field.value = String((JSON.parse(written) as Props['values'])[field.name] ?? '')
  }, [written])
  useEffect(() => () => clearTimeout(typing.current), [])

  function apply({ isTyping }: { isTyping: boolean }) {
    clearTimeout(typing.current)
    if (!form.current) return
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value).trim()] as const)
    const search = Object.fromEntries(
      fields
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, name === 'size' ? Number(value) : value]),
    )
    void navigate({ to: '.', search, replace: isTyping, resetScroll: false })
  }

  return (
    <FilterBar
      ref={form}
      labels={{
        ...(submitLabel && { submit: submitLabel }),
        ...(isFolded && { filters: m.list_filters() }),
        chosen: m.list_chosen(),
        remove: m.list_remove_filter(),
        clear: m.list_clear_filters(),
      }}
      chosen={chosen.map(({ name, label }) => ({ id: name, label, remove: <WithoutFilters names={[name]} /> }))}
      clear={<WithoutFilters names={chosen.map(({ name }) => name)} />}
      onSubmit={event => {
        event.preventDefault()
        apply({ isTyping: false })
      }}
      onChange={({ target }) => {
        clearTimeout(typing.current)
        if (target instanceof HTMLInputElement)
          typing.current = setTimeout(() => apply({ isTyping: true }), TYPING_PAUSE_MS)
        else apply({ isTyping: false })
      }}
      {...props}
    />
  )
}

/** A link to the same list without some of its filters. */
function WithoutFilters({ names, ...props }: { names: string[] } & Omit<ComponentProps<'a'>, 'ref'>) {
  const without = Object.fromEntries([...names, 'page'].map(name => [name, undefined]))
  return <Link to="." search={before => ({ ...before, ...without })} resetScroll={false} {...props} />
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}
