import { type ComponentType, lazy, memo, Suspense } from 'react'
import { staysAsItIs } from './late.ts'
import { hasUnsent } from './unsent-words.ts'

/**
 * A form as the server has rendered it. It works as it is; its scripts, a tenth of a page's, load when somebody touches
 * it, or has typed words waiting on this device; where they cannot be loaded it goes on as it is. Nothing above it may
 * make it render again before that, so it is memoized.
 */
export function lateForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const needed = Promise.withResolvers<void>()
  let loaded: ComponentType<Props> | undefined

  const Late = lazy(async () => {
    await needed.promise
    return { default: await load().catch(staysAsItIs) }
  }) as unknown as ComponentType<Props>

  /** For a loader: the server renders the form at once, and so does a browser that comes from another page. */
  async function prepare() {
    const form = await load()
    if (import.meta.env.SSR) loaded = form
    else needed.resolve()
  }

  /** Listens before React does, which stops events in what is not hydrated yet. */
  function watch(element: HTMLElement | null) {
    if (!element) return undefined
    const wake = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) needed.resolve()
    }
    const events = ['focusin', 'pointerdown', 'input']
    for (const event of events) window.addEventListener(event, wake, true)
    if (hasUnsent() || element.contains(document.activeElement)) needed.resolve() // somebody was faster than the scripts
    return () => {
      for (const event of events) window.removeEventListener(event, wake, true)
    }
  }

  const Form = memo(function LateForm(props: Props) {
    const Given = loaded ?? Late
    return (
      <div ref={watch} role="presentation">
        <Suspense>
          <Given {...props} />
        </Suspense>
      </div>
    )
  }) as unknown as ComponentType<Props>

  return { Form, prepare }
}
