import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

const TYPING_PAUSE_MS = 300

type Props = {
  className?: string
  /** What the URL says for the fields by their names: they follow it when it changes, except the one being typed in. */
  values: Record<string, string | number | undefined>
  children: ReactNode
}

/**
 * The fields that narrow a list down, as a plain GET form: what is shown has a URL. With scripts a choice takes effect at once, and a
 * search when typing pauses. A field's default is the empty value, which the URL leaves out.
 */
export function SearchForm({ className, values, children }: Props) {
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
    <form
      ref={form}
      role="search"
      className={className}
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
    >
      {children}
    </form>
  )
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}
