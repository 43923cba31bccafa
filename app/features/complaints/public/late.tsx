import { type ComponentType, lazy, Suspense } from 'react'
import { staysAsItIs } from '#app/rendering/late.ts'

/**
 * A component that most visitors of a page never see, so that its scripts load late. The server's loader calls `prepare` before it is
 * rendered, a browser before it shows what a form has brought.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const Lazy = lazy(async () => ({ default: await load().catch(staysAsItIs) }))
  return {
    async prepare() {
      loaded = await load()
    },
    Late(props: Props) {
      const Part = loaded ?? (Lazy as unknown as ComponentType<Props>)
      return (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    },
  }
}
