import {
  Children,
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
} from 'react'

type SlotProps = HTMLAttributes<HTMLElement> & {
  /** Reaches the child, beside a ref of its own. */
  ref?: Ref<HTMLElement>
  /** The one element to become, alone or in a Slottable. */
  children?: ReactNode
}
type AnyProps = Record<string, unknown> & { ref?: Ref<HTMLElement>; children?: ReactNode }
type Handler = (...given: unknown[]) => void

/**
 * Renders its one child with its own props: handlers run one after the other, classes, styles, descriptions and refs of both apply; of anything
 * else the child's wins. With parts around the child, `Slottable` says which one it is: they are rendered inside it.
 */
export function Slot({ children, ref, ...props }: SlotProps) {
  const parts = Children.toArray(children)
  const mark = parts.find(isSlottable)
  const child = mark ? mark.props.children : parts[0]
  const element = isValidElement<AnyProps>(child) ? child : undefined
  const setNode = useBoth(ref, element?.props.ref)
  return element && withProps(element, { ...mergeProps(props, element.props), ref: setNode }, mark, parts)
}

type SlottableProps = {
  /** The child that the Slot becomes. */
  children: ReactNode
}

/** Marks the child of a Slot that has parts beside it. */
export function Slottable({ children }: SlottableProps) {
  return children
}

function withProps(element: ReactElement<AnyProps>, props: AnyProps, mark: ReactNode, parts: ReactNode[]) {
  const { children } = element.props
  return mark
    ? cloneElement(element, props, ...parts.map(part => (part === mark ? children : part)))
    : cloneElement(element, props)
}

/** One ref that sets both. */
function useBoth(slot: SlotProps['ref'], child: SlotProps['ref']) {
  const setBoth = useCallback((node: HTMLElement | null) => setAll(node, [slot, child]), [slot, child])
  return slot && child ? setBoth : (slot ?? child)
}

function isSlottable(part: ReactNode): part is ReactElement<{ children: ReactNode }> {
  return isValidElement(part) && part.type === Slottable
}

function mergeProps(slot: Record<string, unknown>, child: AnyProps) {
  const merged: AnyProps = { ...slot, ...child }
  for (const name of Object.keys(child)) {
    const [ours, theirs] = [slot[name], child[name]]
    if (!ours) continue
    if (/^on[A-Z]/.test(name))
      merged[name] = theirs
        ? (...given: unknown[]) => {
            ;(theirs as Handler)(...given)
            ;(ours as Handler)(...given)
          }
        : ours
    else if (name === 'style') merged.style = { ...ours, ...(theirs as object) }
    else if (name === 'className' || name === 'aria-describedby')
      merged[name] = [ours, theirs].filter(Boolean).join(' ')
  }
  return merged
}

function setAll(node: HTMLElement | null, refs: SlotProps['ref'][]) {
  const cleanups = refs.map(ref => {
    if (typeof ref === 'function') return ref(node) ?? (() => ref(null))
    if (ref) ref.current = node
    return () => {
      if (ref) ref.current = null
    }
  })
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}
